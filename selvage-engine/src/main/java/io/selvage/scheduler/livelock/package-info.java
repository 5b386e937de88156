/**
 * Finds states that come back in an execution: hashes of states, live stack frames, shortening of the cycle.
 *
 * <p>Uses {@code hooks}, {@code model}, {@code scheduler}, {@code scheduler.jdk}, {@code strategy}, {@code sync}.
 */
package io.selvage.scheduler.livelock;
