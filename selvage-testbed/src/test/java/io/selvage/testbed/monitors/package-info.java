/** Monitors, right and wrong, that tests explore. */
package io.selvage.testbed.monitors;
