/**
 * Several searches that share a budget, see {@link io.selvage.strategy.shared.SharedSearch}.
 *
 * <p>Uses {@code strategy}.
 */
package io.selvage.strategy.shared;
