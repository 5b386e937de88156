/**
 * Happens-before of one execution by vector clocks: the order that data races, lock discipline and the arrows of
 * reports are judged by.
 *
 * <p>Uses {@code dependence}, {@code detect}, {@code model}, {@code tracestate}.
 */
package io.selvage.detect.happensbefore;
