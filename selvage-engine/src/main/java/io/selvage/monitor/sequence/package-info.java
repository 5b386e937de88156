/**
 * Finds sequences of calls that meet coverage goals, for generated scripts.
 *
 * <p>Uses {@code monitor.run}, {@code monitor.spec}, {@code monitor.state}.
 */
package io.selvage.monitor.sequence;
