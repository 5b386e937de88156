/**
 * The kinds of edits to bodies of JDK methods.
 *
 * <p>Uses {@code hooks}.
 */
package io.selvage.agent.jdk.edit;
