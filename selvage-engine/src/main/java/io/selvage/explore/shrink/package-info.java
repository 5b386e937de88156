/**
 * Makes a failing schedule simpler: fewer preemptions, then fewer steps.
 *
 * <p>Uses {@code explore.execution}, {@code model}, {@code strategy}, {@code strategy.bounded}.
 */
package io.selvage.explore.shrink;
