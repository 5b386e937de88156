/**
 * What a tester provides with an XML specification: monitors, arguments of calls, a property checker.
 *
 * <p>Uses {@code monitor}.
 */
package io.selvage.monitor.provided;
