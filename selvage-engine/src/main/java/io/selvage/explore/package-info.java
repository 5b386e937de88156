/**
 * Explores a program, or lets a front end run executions of its own: the entry points for front ends.
 *
 * <p>Uses {@code detect}, {@code explore.control}, {@code explore.execution}, {@code explore.narrate},
 * {@code explore.reproduce}, {@code explore.resume}, {@code explore.search}, {@code explore.shard},
 * {@code explore.statistics}, {@code explore.subject}, {@code hooks}, {@code model}, {@code options}, {@code replay},
 * {@code scheduler.jvm}, {@code scheduler.run}, {@code strategy}, {@code strategy.guided}.
 */
package io.selvage.explore;
