/**
 * Text, JSON and HTML of a script's result.
 *
 * <p>Uses {@code model}, {@code report}, {@code script.driver}, {@code script.search}.
 */
package io.selvage.script.report;
