/**
 * Lets exactly one thread under test run: as continuations on the explorer's thread, or on pooled platform threads.
 *
 * <p>Uses {@code hooks}, {@code scheduler}.
 */
package io.selvage.scheduler.turnstile;
