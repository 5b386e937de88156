/**
 * The simulated network: connections, ports and names of the processes under test, as operations, and what the JDK's
 * own classes see of it.
 *
 * <p>Uses {@code hooks}, {@code hooks.network}, {@code model}, {@code model.system}, {@code scheduler},
 * {@code scheduler.gates}, {@code scheduler.process}, {@code sync}.
 */
package io.selvage.scheduler.network;
