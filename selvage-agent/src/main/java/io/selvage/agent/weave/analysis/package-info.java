/**
 * Data flow within one method: control flow, liveness, the origins of values on the stack, objects that do not escape.
 *
 * <p>Uses {@code agent.bytecode}.
 */
package io.selvage.agent.weave.analysis;
