/** For monitors whose classes cannot be woven: calls that stand for {@code wait}, {@code notify} and {@code notifyAll}. */
package io.selvage.monitor.hook;
