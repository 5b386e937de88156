/**
 * What is known of JDK classes: which calls are operations, which objects are views of others, what a VarHandle
 * accesses.
 *
 * <p>Uses {@code hooks}, {@code hooks.jdk}, {@code hooks.sideways}, {@code model}, {@code scheduler}, {@code sync}.
 */
package io.selvage.scheduler.jdk;
