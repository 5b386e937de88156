/** Makes a failing schedule simpler: fewer preemptions, then fewer steps. */
package io.selvage.explore.shrink;
