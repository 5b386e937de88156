/**
 * Executions and their choices in words, for reports and schedule files.
 *
 * <p>Uses {@code detect}, {@code detect.happensbefore}, {@code hooks}, {@code model}, {@code tracestate}.
 */
package io.selvage.explore.narrate;
