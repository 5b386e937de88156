/**
 * State-less selective search after Stoller (sss, if-sss, composed): persistent sets and sleep sets from what threads
 * were seen to access.
 *
 * <p>Uses {@code dependence}, {@code model}, {@code strategy}, {@code tracestate}.
 */
package io.selvage.strategy.selective;
