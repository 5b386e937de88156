/**
 * What methods of the JDK can reach, computed from the JDK's own bytecode: bottom-up, on demand, and cautious. Begin
 * reading at {@code ComputedEffects}; {@code Reviewed} and {@code Protocols} say what no analysis can see.
 *
 * <p>Uses {@code hooks.jdk}.
 */
package io.selvage.agent.effects;
