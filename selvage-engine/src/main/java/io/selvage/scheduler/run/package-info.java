/**
 * Runs programs under a strategy, one execution after the other: the entry to the scheduler.
 *
 * <p>Uses {@code hooks}, {@code model}, {@code scheduler}, {@code scheduler.gates}, {@code scheduler.jdk},
 * {@code scheduler.jvm}, {@code scheduler.livelock}, {@code scheduler.observation}, {@code scheduler.output},
 * {@code scheduler.turnstile}, {@code strategy}.
 */
package io.selvage.scheduler.run;
