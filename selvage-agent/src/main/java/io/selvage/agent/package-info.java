/** Start of the agent, the class file transformer and the fibers; uses {@code agent.weave} and {@code agent.jdk}. */
package io.selvage.agent;
