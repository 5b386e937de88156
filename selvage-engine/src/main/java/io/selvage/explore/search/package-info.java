/** The loop over the batches of a search, the explorers that share them, the budget, and the merging of results. */
package io.selvage.explore.search;
