/**
 * Makes static state start afresh in each execution: initialisers that can be run again.
 *
 * <p>Uses {@code agent.bytecode}, {@code agent.weave.analysis}, {@code agent.weave.index}, {@code agent.weave.rule},
 * {@code hooks}.
 */
package io.selvage.agent.weave.statics;
