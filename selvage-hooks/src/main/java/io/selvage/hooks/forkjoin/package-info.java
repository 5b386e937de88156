/**
 * Hooks of fork-join pools, for those who explore what they mean and not how they work inside.
 *
 * <p>Uses {@code hooks}.
 */
package io.selvage.hooks.forkjoin;
