/**
 * Selvage as a JUnit Jupiter extension.
 *
 * <p>Uses {@code explore}, {@code explore.control}, {@code explore.subject}, {@code junit.loading}, {@code model},
 * {@code monitor}, {@code monitor.report}, {@code monitor.spec}, {@code options}, {@code replay}, {@code report}.
 */
package io.selvage.junit;
