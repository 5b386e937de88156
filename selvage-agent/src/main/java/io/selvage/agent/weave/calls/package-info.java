/**
 * Rules for calls and for {@code invokedynamic}, among them calls of unwoven code.
 *
 * <p>Uses {@code agent.bytecode}, {@code agent.weave.analysis}, {@code agent.weave.escape}, {@code agent.weave.index},
 * {@code agent.weave.memory}, {@code agent.weave.rule}, {@code hooks}, {@code hooks.jdk}, {@code hooks.sideways},
 * {@code hooks.sockets}.
 */
package io.selvage.agent.weave.calls;
