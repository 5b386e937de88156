/** Finds spin loops and announces them to the hooks. */
package io.selvage.agent.weave.loops;
