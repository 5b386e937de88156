/** Replacements of {@code wait}, {@code notify} and {@code notifyAll} for monitors whose classes cannot be woven. */
package io.selvage.monitor.hook;
