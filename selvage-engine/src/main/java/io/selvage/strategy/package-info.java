/**
 * The contract between a search and the engine: {@link io.selvage.strategy.Strategy} decides one execution after the
 * other, and {@link io.selvage.strategy.Batches} hands out executions that may run at the same time. Algorithms of one
 * family share a sub-package.
 *
 * <p>Uses {@code model}.
 */
package io.selvage.strategy;
