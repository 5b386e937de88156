/**
 * Methods as lists of instructions: statements, critical sections, loops around waits, calls that synchronize.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.mutate.bytecode;
