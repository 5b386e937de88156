/**
 * The core of one execution: its threads, objects and events, who is enabled, the single place where a strategy is
 * asked, and what operations do. It starts no threads, so model programs run on it too; of {@code hooks} it uses
 * values only.
 *
 * <p>Uses {@code hooks}, {@code model}, {@code model.system}, {@code scheduler.process}, {@code strategy},
 * {@code sync}.
 */
package io.selvage.scheduler;
