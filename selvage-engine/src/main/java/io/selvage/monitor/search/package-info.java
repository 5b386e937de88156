/**
 * Searches the state space of a monitor: depth first, thread by thread, or along one given sequence.
 *
 * <p>Uses {@code hooks}, {@code model}, {@code monitor.check}, {@code monitor.run}, {@code monitor.spec},
 * {@code monitor.state}.
 */
package io.selvage.monitor.search;
