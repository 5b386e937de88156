/** Values of an exploration: moves, sequences of moves, states, the state graph, counts. */
package io.selvage.monitor.state;
