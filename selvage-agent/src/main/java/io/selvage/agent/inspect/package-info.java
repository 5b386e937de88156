/**
 * Reads off class files what a monitor's waits and notifications depend on. Uses ASM and the hooks.
 *
 * <p>Uses {@code hooks}.
 */
package io.selvage.agent.inspect;
