/**
 * Optimal dynamic partial-order reduction: the exploration tree with sleep sets and wakeup sequences, and one execution
 * of it.
 */
package io.selvage.strategy.dpor;
