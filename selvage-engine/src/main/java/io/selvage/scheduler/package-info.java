/**
 * Runs one execution: gates that the hooks call, the single place where a strategy is asked, the effects of operations, and the
 * turnstiles that let exactly one thread run. Uses {@code model}, {@code sync}, {@code strategy} and the hooks.
 */
package io.selvage.scheduler;
