/**
 * A program with a planted race, woven and explored like any other: if its bug is not found, weaving is not on. Uses
 * nothing.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.selfcheck;
