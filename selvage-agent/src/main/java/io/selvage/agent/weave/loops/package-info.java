/**
 * Finds spin loops and announces them to the hooks.
 *
 * <p>Uses {@code agent.bytecode}, {@code agent.weave.analysis}, {@code agent.weave.memory}, {@code agent.weave.rule},
 * {@code hooks}, {@code hooks.jdk}, {@code hooks.sideways}.
 */
package io.selvage.agent.weave.loops;
