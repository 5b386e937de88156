/**
 * How good is a test at catching concurrency mistakes: makes mutants of a class and lets the test judge them.
 *
 * <p>Uses {@code explore.subject}, {@code frontend}, {@code model}, {@code monitor},
 * {@code monitor.input}, {@code monitor.spec}, {@code monitor.studies}, {@code mutate.compare}, {@code mutate.judge},
 * {@code mutate.mutant}, {@code mutate.report}, {@code options}, {@code report}, {@code script}.
 */
package io.selvage.mutate;
