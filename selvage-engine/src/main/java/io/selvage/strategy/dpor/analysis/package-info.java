/**
 * The analysis of one finished execution: happens-before, reversible races and the wakeup sequences that reverse them;
 * for lapor, with the critical sections of a lock in any order.
 *
 * <p>Uses {@code dependence}, {@code model}, {@code tracestate}.
 */
package io.selvage.strategy.dpor.analysis;
