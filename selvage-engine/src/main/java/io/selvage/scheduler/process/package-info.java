/**
 * The processes of a system under test: what keeps each alive, and how it ended.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.scheduler.process;
