/**
 * What the network classes of the JDK call.
 *
 * <p>Uses {@code hooks}, {@code hooks.network}.
 */
package io.selvage.hooks.sockets;
