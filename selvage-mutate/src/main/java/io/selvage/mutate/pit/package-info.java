/**
 * What the JVMs need in which PIT runs mutants, so that all concurrency operators work there.
 *
 * <p>Uses {@code mutate.bytecode}.
 */
package io.selvage.mutate.pit;
