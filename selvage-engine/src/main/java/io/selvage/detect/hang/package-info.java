/**
 * Executions that do not end: who waits for whom and why, exhausted thread pools, livelocks.
 *
 * <p>Uses {@code detect}, {@code model}, {@code tracestate}.
 */
package io.selvage.detect.hang;
