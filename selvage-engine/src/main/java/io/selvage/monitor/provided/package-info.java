/** What a tester provides with an XML specification: monitors, arguments of calls, a property checker. */
package io.selvage.monitor.provided;
