/**
 * What the user gave: options, programs, monitor specifications, scripts.
 *
 * <p>Uses {@code explore.subject}, {@code frontend}, {@code monitor}, {@code monitor.input}, {@code monitor.studies},
 * {@code options}, {@code report}, {@code script}.
 */
package io.selvage.cli.input;
