/**
 * Weaves method bodies: monitors, methods that are one operation, the two bodies of a method that uses monitors.
 *
 * <p>Uses {@code agent.bytecode}, {@code agent.weave.analysis}, {@code agent.weave.index}, {@code agent.weave.memory},
 * {@code agent.weave.rule}, {@code hooks}.
 */
package io.selvage.agent.weave.methods;
