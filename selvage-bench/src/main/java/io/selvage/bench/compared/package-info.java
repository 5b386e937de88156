/**
 * Programs that every tool of the comparison runs: each can be run any number of times in one JVM, fails visibly in
 * {@code main}, prints nothing, and has its correct twin beside it. No tool's types are used here.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.bench.compared;
