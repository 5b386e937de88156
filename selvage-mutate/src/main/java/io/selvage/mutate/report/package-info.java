/**
 * What became of mutants, as text, JSON and a page.
 *
 * <p>Uses {@code model}, {@code mutate.judge}, {@code mutate.mutant}, {@code report}.
 */
package io.selvage.mutate.report;
