/**
 * The language of ConAn scripts: text, positions, blocks, statements, and their parser.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.script.language;
