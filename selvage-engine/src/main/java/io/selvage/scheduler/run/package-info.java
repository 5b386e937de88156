/** Runs programs under a strategy, one execution after the other: the entry to the scheduler. */
package io.selvage.scheduler.run;
