/**
 * Executors and futures by what they mean: what the JDK's code does to run tasks, as far as the program can tell.
 *
 * <p>Uses {@code hooks}, {@code hooks.tasks}, {@code model}, {@code scheduler}, {@code scheduler.gates},
 * {@code scheduler.jdk}.
 */
package io.selvage.scheduler.executors;
