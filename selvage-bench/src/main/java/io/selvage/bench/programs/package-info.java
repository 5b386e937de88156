/**
 * Programs to measure with; woven and explored like any user's.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.bench.programs;
