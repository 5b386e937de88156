/** A finished execution as detectors and reports see it, with names for its objects and threads. */
package io.selvage.scheduler.observation;
