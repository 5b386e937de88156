/**
 * A finished execution as detectors and reports see it, with names for its objects and threads.
 *
 * <p>Uses {@code hooks}, {@code model}, {@code scheduler}, {@code scheduler.output}, {@code sync}.
 */
package io.selvage.scheduler.observation;
