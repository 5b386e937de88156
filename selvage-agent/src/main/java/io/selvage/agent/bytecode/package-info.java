/**
 * Builds instructions, stack map frames and class files. Knows nothing of what is woven.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.agent.bytecode;
