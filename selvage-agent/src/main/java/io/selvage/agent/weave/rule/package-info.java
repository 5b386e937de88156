/**
 * The interfaces of rules, and what rules are given: the class, the location, the bridge methods.
 *
 * <p>Uses {@code agent.bytecode}, {@code agent.weave.analysis}, {@code agent.weave.escape}, {@code agent.weave.index},
 * {@code hooks}.
 */
package io.selvage.agent.weave.rule;
