/**
 * What the JVM keeps from one execution to the next, and how it is put back.
 *
 * <p>Uses {@code hooks}.
 */
package io.selvage.scheduler.jvm;
