/**
 * Searches of the tree of all choices: depth first, by number of preemptions, by number of delays.
 *
 * <p>Uses {@code model}, {@code strategy}.
 */
package io.selvage.strategy.bounded;
