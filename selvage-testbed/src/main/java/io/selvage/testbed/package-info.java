/** The corpus: programs with declared outcomes, their index, and a runner on real threads. Uses nothing of the tool. */
package io.selvage.testbed;
