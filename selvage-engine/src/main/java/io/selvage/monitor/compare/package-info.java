/**
 * Compares the observable behaviour of two monitors.
 *
 * <p>Uses {@code explore}, {@code hooks}, {@code model}, {@code monitor.run}, {@code monitor.spec},
 * {@code monitor.state}, {@code options}.
 */
package io.selvage.monitor.compare;
