/**
 * Step 1: the multithreaded-correctness detectors of SpotBugs, run as a library.
 *
 * <p>Uses {@code model}, {@code verify.suspicion}.
 */
package io.selvage.verify.spotbugs;
