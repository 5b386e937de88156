/**
 * Ways to run tasks and to wait for them, each with how many executions it may take to try all orders of the tasks.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.tasks;
