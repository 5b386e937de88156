/** Reads off class files what a monitor's waits and notifications depend on. Uses ASM and the hooks. */
package io.selvage.agent.inspect;
