/**
 * Start of the agent, the class file transformer and the fibers; uses {@code agent.weave} and {@code agent.jdk}.
 *
 * <p>Uses {@code agent.cache}, {@code agent.effects}, {@code agent.inspect}, {@code agent.jdk}, {@code agent.weave},
 * {@code agent.weave.calls}, {@code agent.weave.index}, {@code hooks}, {@code hooks.jdk}, {@code hooks.parking},
 * {@code hooks.sideways}, {@code hooks.threads}.
 */
package io.selvage.agent;
