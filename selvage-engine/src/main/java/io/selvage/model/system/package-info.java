/**
 * What may go wrong in a system of processes, what was taken for granted, and what became of its processes: plain
 * values.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.model.system;
