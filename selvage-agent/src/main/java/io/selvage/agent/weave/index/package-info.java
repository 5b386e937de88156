/** Facts about classes, read from their class files by loader. No class is loaded for them. */
package io.selvage.agent.weave.index;
