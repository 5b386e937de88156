/**
 * Strategies that follow a given schedule, to its end or beyond.
 *
 * <p>Uses {@code model}, {@code strategy}.
 */
package io.selvage.strategy.guided;
