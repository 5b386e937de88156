/**
 * The core of one execution: its threads, objects and events, who is enabled, the single class where a strategy is
 * asked, and what operations do. No threads of the JVM and no hooks: model programs run on it too.
 *
 * <p>Uses {@code hooks}, {@code model}, {@code strategy}, {@code sync}.
 */
package io.selvage.scheduler;
