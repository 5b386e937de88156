/**
 * Runs executions of a monitor move by move, and records what they cover.
 *
 * <p>Uses {@code detect.race}, {@code explore}, {@code explore.control}, {@code explore.subject}, {@code hooks},
 * {@code model}, {@code monitor.event}, {@code monitor.hook}, {@code monitor.legal}, {@code monitor.spec},
 * {@code monitor.state}, {@code options}, {@code strategy}, {@code tracestate}.
 */
package io.selvage.monitor.run;
