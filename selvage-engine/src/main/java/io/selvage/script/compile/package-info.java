/**
 * Writes the Java driver of a script, compiles and loads it, and maps lines of the driver to lines of the script.
 *
 * <p>Uses {@code explore.subject}, {@code model}, {@code script.driver}, {@code script.language}.
 */
package io.selvage.script.compile;
