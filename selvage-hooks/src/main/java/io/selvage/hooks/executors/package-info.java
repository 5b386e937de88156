/**
 * Hooks of executors, for those who explore what they mean and not how they work inside.
 *
 * <p>Uses {@code hooks}, {@code hooks.tasks}.
 */
package io.selvage.hooks.executors;
