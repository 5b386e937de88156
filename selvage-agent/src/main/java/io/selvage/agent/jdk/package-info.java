/** Edits to the bodies of JDK classes, by table; members and modifiers of loaded classes stay as they are. */
package io.selvage.agent.jdk;
