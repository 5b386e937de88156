/**
 * Runs schedules again: to check determinism, to confirm livelocks and inferred deadlocks, to record findings.
 *
 * <p>Uses {@code detect.deadlock}, {@code detect.hang}, {@code detect.race}, {@code explore.control},
 * {@code explore.execution}, {@code explore.narrate}, {@code explore.shrink}, {@code explore.statistics},
 * {@code explore.subject}, {@code hooks}, {@code model}, {@code options}, {@code replay}, {@code scheduler.livelock},
 * {@code scheduler.output}, {@code scheduler.run}, {@code strategy}, {@code strategy.guided}, {@code tracestate}.
 */
package io.selvage.explore.reproduce;
