/**
 * Text, JSON, HTML and DOT of a monitor's result.
 *
 * <p>Uses {@code model}, {@code monitor}, {@code monitor.run}, {@code monitor.state}, {@code report}.
 */
package io.selvage.monitor.report;
