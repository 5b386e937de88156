/**
 * What the hooks call: operations of the program on locks, memory, JDK objects, threads and the outside world, each
 * performed at a scheduling point or as part of the running step.
 *
 * <p>Uses {@code hooks}, {@code hooks.jdk}, {@code hooks.threads}, {@code model}, {@code model.system},
 * {@code scheduler}, {@code scheduler.callparts}, {@code scheduler.jdk}, {@code scheduler.jvm},
 * {@code scheduler.links}, {@code scheduler.output}, {@code scheduler.process}, {@code scheduler.turnstile},
 * {@code sync}.
 */
package io.selvage.scheduler.gates;
