/**
 * Runs programs under a strategy, one execution after the other: the entry to the scheduler.
 *
 * <p>Uses {@code hooks}, {@code model}, {@code model.system}, {@code scheduler}, {@code scheduler.callparts},
 * {@code scheduler.executors}, {@code scheduler.gates}, {@code scheduler.jvm}, {@code scheduler.livelock},
 * {@code scheduler.network}, {@code scheduler.observation}, {@code scheduler.output}, {@code scheduler.process},
 * {@code scheduler.turnstile}, {@code strategy}.
 */
package io.selvage.scheduler.run;
