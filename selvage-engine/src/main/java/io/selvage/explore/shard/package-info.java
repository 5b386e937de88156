/**
 * What one part of a search has shown, as a file, and all of them merged.
 *
 * <p>Uses {@code explore.resume}, {@code explore.search}, {@code explore.statistics}, {@code explore.subject},
 * {@code model}, {@code model.system}, {@code options}, {@code report}.
 */
package io.selvage.explore.shard;
