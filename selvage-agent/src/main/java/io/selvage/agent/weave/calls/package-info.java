/** Rules for calls and for {@code invokedynamic}, among them calls of unwoven code. */
package io.selvage.agent.weave.calls;
