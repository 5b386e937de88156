/**
 * Whether a mutant behaves otherwise than the original: as a graph of states, and by scenarios of calls at the same
 * time.
 *
 * <p>Uses {@code model}, {@code monitor}, {@code monitor.compare}, {@code monitor.sequence}, {@code monitor.spec},
 * {@code mutate.mutant}, {@code mutate.scenario}, {@code options}.
 */
package io.selvage.mutate.compare;
