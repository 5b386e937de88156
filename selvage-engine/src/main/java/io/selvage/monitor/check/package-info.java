/**
 * Checks moves and states: the user's properties, and the built-in ones.
 *
 * <p>Uses {@code hooks}, {@code model}, {@code monitor.run}, {@code monitor.spec}, {@code monitor.state},
 * {@code options}.
 */
package io.selvage.monitor.check;
