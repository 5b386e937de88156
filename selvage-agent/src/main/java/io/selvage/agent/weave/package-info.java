/**
 * Rewrites application classes so that they report to {@code io.selvage.hooks} what they are about to do. Works on
 * class bytes alone: uses ASM and the site registry of the hooks, and never loads the classes it reads.
 *
 * <p>Uses {@code agent.bytecode}, {@code agent.weave.calls}, {@code agent.weave.escape}, {@code agent.weave.index},
 * {@code agent.weave.loops}, {@code agent.weave.memory}, {@code agent.weave.methods}, {@code agent.weave.rule},
 * {@code agent.weave.statics}, {@code hooks}.
 */
package io.selvage.agent.weave;
