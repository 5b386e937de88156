/**
 * Whether everything is woven and under control: weaving policy, self-check, watchdog, escaped threads; whose code is
 * whose.
 *
 * <p>Uses {@code detect.race}, {@code hooks}, {@code hooks.jdk}, {@code model}, {@code options}, {@code scheduler.run},
 * {@code scheduler.turnstile}, {@code strategy.bounded}.
 */
package io.selvage.explore.control;
