/**
 * The loop over the batches of a search, the explorers that share them, the budget, and the merging of results.
 *
 * <p>Uses {@code explore.control}, {@code explore.execution}, {@code explore.reproduce}, {@code explore.resume},
 * {@code explore.statistics}, {@code explore.subject}, {@code hooks}, {@code model}, {@code model.system},
 * {@code options}, {@code scheduler}, {@code scheduler.jvm}, {@code scheduler.run}, {@code strategy},
 * {@code strategy.bounded}, {@code strategy.dpor}, {@code strategy.exitblock}, {@code strategy.sampling},
 * {@code strategy.selective}, {@code strategy.shared}.
 */
package io.selvage.explore.search;
