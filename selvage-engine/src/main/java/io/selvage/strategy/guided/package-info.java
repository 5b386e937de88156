/** Strategies that follow a given schedule, to its end or beyond. */
package io.selvage.strategy.guided;
