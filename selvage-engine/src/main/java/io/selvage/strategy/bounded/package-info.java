/** Searches of the tree of all choices: depth first, by number of preemptions, by number of delays. */
package io.selvage.strategy.bounded;
