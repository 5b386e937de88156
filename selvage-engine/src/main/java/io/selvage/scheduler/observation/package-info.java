/**
 * A finished execution as detectors and reports see it, with names for its objects and threads; what its steps
 * read and wrote, and where they were called from.
 *
 * <p>Uses {@code hooks}, {@code hooks.threads}, {@code model}, {@code model.system}, {@code scheduler},
 * {@code scheduler.jdk}, {@code scheduler.output}, {@code scheduler.process}, {@code sync}.
 */
package io.selvage.scheduler.observation;
