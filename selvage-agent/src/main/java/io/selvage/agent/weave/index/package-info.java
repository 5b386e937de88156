/**
 * Facts about classes, read from their class files by loader. No class is loaded for them.
 *
 * <p>Uses {@code agent.bytecode}, {@code hooks}, {@code hooks.jdk}.
 */
package io.selvage.agent.weave.index;
