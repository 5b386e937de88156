/**
 * Explores a monitor in isolation: threads call it in every order, and the states and moves form a graph. What users
 * write and get: specification, property checker, result.
 *
 * <p>Uses {@code explore}, {@code hooks}, {@code model}, {@code monitor.check}, {@code monitor.compare},
 * {@code monitor.event}, {@code monitor.legal}, {@code monitor.run}, {@code monitor.search}, {@code monitor.sequence},
 * {@code monitor.spec}, {@code monitor.state}, {@code options}.
 */
package io.selvage.monitor;
