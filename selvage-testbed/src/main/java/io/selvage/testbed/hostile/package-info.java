/**
 * Programs that are hard on a tool: they end the JVM, never end, keep static state, swallow everything.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.hostile;
