/** The kinds of edits to bodies of JDK methods. */
package io.selvage.agent.jdk.edit;
