/** Runs one execution and has detectors inspect it. What it showed is a value, {@code ExecutionSummary}. */
package io.selvage.explore.execution;
