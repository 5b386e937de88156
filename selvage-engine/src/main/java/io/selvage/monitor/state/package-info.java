/**
 * Values of an exploration: moves, sequences of moves, states, the state graph, counts.
 *
 * <p>Uses {@code hooks}, {@code monitor.spec}.
 */
package io.selvage.monitor.state;
