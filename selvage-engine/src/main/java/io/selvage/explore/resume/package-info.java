/**
 * A search kept on disk: its checkpoint, the checkpoint's file, and what the search must have in common with it.
 *
 * <p>Uses {@code explore.execution}, {@code explore.reproduce}, {@code explore.statistics}, {@code explore.subject},
 * {@code hooks}, {@code model}, {@code options}, {@code scheduler}, {@code strategy}, {@code strategy.guided}.
 */
package io.selvage.explore.resume;
