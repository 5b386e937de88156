/** Finds states that come back in an execution: hashes of states, live stack frames, shortening of the cycle. */
package io.selvage.scheduler.livelock;
