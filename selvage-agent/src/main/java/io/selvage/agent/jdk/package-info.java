/**
 * Edits to the bodies of JDK classes, by table; members and modifiers of loaded classes stay as they are.
 *
 * <p>Uses {@code agent.jdk.edit}, {@code hooks}, {@code hooks.executors}, {@code hooks.jdk}, {@code hooks.parking},
 * {@code hooks.sockets}.
 */
package io.selvage.agent.jdk;
