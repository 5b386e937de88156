/** Executions that do not end: who waits for whom and why, exhausted thread pools, livelocks. */
package io.selvage.detect.hang;
