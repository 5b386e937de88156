/** Writes scripts from the explored behaviour of a monitor. */
package io.selvage.script.generate;
