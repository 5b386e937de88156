/**
 * Replacements of {@code wait}, {@code notify} and {@code notifyAll} for monitors whose classes cannot be woven.
 *
 * <p>Uses {@code hooks}.
 */
package io.selvage.monitor.hook;
