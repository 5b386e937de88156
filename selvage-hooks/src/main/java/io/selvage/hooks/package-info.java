/**
 * What woven code calls. Lives on the bootstrap class path, so that woven JDK classes reach it too; uses nothing but
 * {@code java.base}.
 *
 * <p>Every hook is inert unless the running thread is a {@link io.selvage.hooks.HookThread} with gates installed and
 * no tool code on its stack: woven classes behave as written everywhere else.
 *
 * <p>Uses {@code hooks.jdk}, {@code hooks.network}, {@code hooks.tasks}, {@code hooks.threads}.
 */
package io.selvage.hooks;
