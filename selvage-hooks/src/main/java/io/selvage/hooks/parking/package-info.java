/**
 * Hooks of threads that park.
 *
 * <p>Uses {@code hooks}.
 */
package io.selvage.hooks.parking;
