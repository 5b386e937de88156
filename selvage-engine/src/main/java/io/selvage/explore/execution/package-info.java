/**
 * Runs one execution and has detectors inspect it. What it showed is a value, {@code ExecutionSummary}.
 *
 * <p>Uses {@code detect}, {@code detect.deadlock}, {@code detect.discipline}, {@code detect.hang},
 * {@code detect.happensbefore}, {@code detect.race}, {@code explore.narrate}, {@code explore.subject}, {@code hooks},
 * {@code model}, {@code model.system}, {@code options}, {@code scheduler}, {@code scheduler.output},
 * {@code scheduler.run}, {@code strategy}, {@code strategy.guided}.
 */
package io.selvage.explore.execution;
