/**
 * The network that the program under test sees, as hooks ask for it.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.hooks.network;
