/**
 * The search of scripts: dynamic partial-order reduction with backtrack sets, between the ticks of a logical clock.
 *
 * <p>Uses {@code dependence}, {@code model}, {@code strategy}, {@code tracestate}.
 */
package io.selvage.strategy.tick;
