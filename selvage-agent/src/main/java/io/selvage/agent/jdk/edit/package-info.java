/**
 * The kinds of edits to bodies of JDK methods.
 *
 * <p>Uses {@code hooks}, {@code hooks.executors}.
 */
package io.selvage.agent.jdk.edit;
