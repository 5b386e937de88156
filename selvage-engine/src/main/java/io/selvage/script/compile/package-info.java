/** Writes the Java driver of a script, compiles and loads it, and maps lines of the driver to lines of the script. */
package io.selvage.script.compile;
