/** Strategies that draw executions at random: random walks, PCT, POS and SURW. */
package io.selvage.strategy.sampling;
