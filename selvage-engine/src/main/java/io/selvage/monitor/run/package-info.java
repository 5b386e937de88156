/** Runs executions of a monitor move by move, and records what they cover. */
package io.selvage.monitor.run;
