/**
 * What code of the JDK that drives tasks tells of itself: pools, futures, fork-join tasks.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.hooks.tasks;
