/** Builds instructions, stack map frames and class files. Knows nothing of what is woven. */
package io.selvage.agent.bytecode;
