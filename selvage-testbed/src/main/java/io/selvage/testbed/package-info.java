/**
 * The corpus: programs with declared outcomes, their index, and a runner on real threads. Uses nothing of the tool.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.testbed;
