/**
 * Whether everything is woven and under control: weaving policy, self-check, watchdog, escaped threads.
 *
 * <p>Uses {@code hooks}, {@code model}, {@code options}, {@code scheduler.run}, {@code scheduler.turnstile},
 * {@code strategy.bounded}.
 */
package io.selvage.explore.control;
