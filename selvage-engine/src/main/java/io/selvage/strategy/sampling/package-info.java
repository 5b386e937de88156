/**
 * Strategies that draw executions at random: random walks, PCT, POS and SURW.
 *
 * <p>Uses {@code dependence}, {@code model}, {@code strategy}.
 */
package io.selvage.strategy.sampling;
