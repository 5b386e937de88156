/**
 * Optimal dynamic partial-order reduction: the exploration tree with sleep sets and wakeup sequences, and one
 * execution of it.
 *
 * <p>Uses {@code dependence}, {@code model}, {@code strategy}, {@code strategy.dpor.analysis}.
 */
package io.selvage.strategy.dpor;
