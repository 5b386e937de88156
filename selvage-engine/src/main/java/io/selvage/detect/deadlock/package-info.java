/**
 * Deadlocks that an execution did not run into: cycles in the order of locks, reverse lock chains, nested locks.
 *
 * <p>Uses {@code detect}, {@code model}, {@code tracestate}.
 */
package io.selvage.detect.deadlock;
