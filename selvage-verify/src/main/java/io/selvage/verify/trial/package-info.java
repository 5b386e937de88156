/**
 * Step 9, and the trials of what other steps suspect: the monitor explorer, threads that call the component, scripts,
 * and a reference.
 *
 * <p>Uses {@code explore.reproduce}, {@code hooks}, {@code model}, {@code monitor}, {@code monitor.input},
 * {@code monitor.run}, {@code monitor.spec},
 * {@code options}, {@code report}, {@code script}, {@code script.language}, {@code script.search},
 * {@code verify.callers}, {@code verify.component}, {@code verify.facts}.
 */
package io.selvage.verify.trial;
