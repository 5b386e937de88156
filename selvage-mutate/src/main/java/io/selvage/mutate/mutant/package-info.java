/**
 * Finds the mutants of a class and puts one of them before a class path.
 *
 * <p>Uses {@code mutate.operator}, {@code options}.
 */
package io.selvage.mutate.mutant;
