/**
 * Specifications from XML files and from the command line.
 *
 * <p>Uses {@code monitor}, {@code monitor.provided}, {@code monitor.spec}.
 */
package io.selvage.monitor.input;
