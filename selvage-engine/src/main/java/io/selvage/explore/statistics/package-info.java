/** What a search has counted, found and remarked; saved and restored with it. */
package io.selvage.explore.statistics;
