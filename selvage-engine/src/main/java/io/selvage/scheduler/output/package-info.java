/**
 * The standard streams of the program, captured per execution.
 *
 * <p>Uses {@code hooks}.
 */
package io.selvage.scheduler.output;
