/**
 * Specifications from XML files and from the command line.
 *
 * <p>Uses {@code hooks}, {@code monitor}, {@code monitor.legal}, {@code monitor.provided}, {@code monitor.spec},
 * {@code options}, {@code replay}.
 */
package io.selvage.monitor.input;
