/**
 * Measures how many concurrency mistakes in correct components the tool's own judges notice.
 *
 * <p>Uses {@code frontend}, {@code model}, {@code monitor}, {@code monitor.studies}, {@code mutate},
 * {@code mutate.mutant}, {@code mutate.report}, {@code options}, {@code report}, {@code script.generate},
 * {@code studies}, {@code testbed}.
 */
package io.selvage.bench.mutants;
