/**
 * Where the JDK's network classes meet the network that they work on.
 *
 * <p>Uses {@code hooks}.
 */
package io.selvage.hooks.network;
