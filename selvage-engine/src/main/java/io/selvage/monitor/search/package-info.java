/** Searches the state space of a monitor: depth first, thread by thread, or along one given sequence. */
package io.selvage.monitor.search;
