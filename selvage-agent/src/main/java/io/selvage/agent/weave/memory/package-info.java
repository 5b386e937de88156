/**
 * Rules for accesses to fields and array elements, also through handles and in bulk.
 *
 * <p>Uses {@code agent.bytecode}, {@code agent.weave.analysis}, {@code agent.weave.escape}, {@code agent.weave.index},
 * {@code agent.weave.rule}, {@code hooks}, {@code hooks.parking}, {@code hooks.sideways}.
 */
package io.selvage.agent.weave.memory;
