/** Finds sequences of calls that meet coverage goals, for generated scripts. */
package io.selvage.monitor.sequence;
