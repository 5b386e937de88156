/** Runs schedules again: to check determinism, to confirm livelocks and inferred deadlocks, to record findings. */
package io.selvage.explore.reproduce;
