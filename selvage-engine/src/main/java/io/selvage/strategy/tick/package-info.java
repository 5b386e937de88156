/**
 * The search of scripts: dynamic partial-order reduction with backtrack sets, between the ticks of a logical clock.
 */
package io.selvage.strategy.tick;
