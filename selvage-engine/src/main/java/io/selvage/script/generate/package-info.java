/**
 * Writes scripts from the explored behaviour of a monitor.
 *
 * <p>Uses {@code model}, {@code monitor}, {@code monitor.sequence}, {@code monitor.spec}, {@code options},
 * {@code script}, {@code script.search}.
 */
package io.selvage.script.generate;
