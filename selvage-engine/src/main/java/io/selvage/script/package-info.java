/**
 * Scripted tests on a logical clock: parses scripts in the language of ConAn, compiles them to drivers, and runs all
 * orders that a script allows.
 */
package io.selvage.script;
