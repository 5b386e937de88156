/**
 * What a search has counted, found and remarked; saved and restored with it.
 *
 * <p>Uses {@code explore.execution}, {@code model}, {@code model.system}.
 */
package io.selvage.explore.statistics;
