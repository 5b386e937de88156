/**
 * Scripted tests on a logical clock: parses scripts in the language of ConAn, compiles them to drivers, and runs all
 * orders that a script allows.
 *
 * <p>Uses {@code explore.subject}, {@code model}, {@code options}, {@code replay}, {@code script.compile},
 * {@code script.driver}, {@code script.language}, {@code script.report}, {@code script.search},
 * {@code strategy.guided}.
 */
package io.selvage.script;
