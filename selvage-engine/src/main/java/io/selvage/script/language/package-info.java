/** The language of ConAn scripts: text, positions, blocks, statements, and their parser. */
package io.selvage.script.language;
