/**
 * State replayed from the events of a trace: which locks each thread holds, who waits in which wait set, who is
 * interrupted, which threads live, and which methods of the JDK acquire and release locks.
 *
 * <p>Uses {@code dependence}, {@code model}.
 */
package io.selvage.tracestate;
