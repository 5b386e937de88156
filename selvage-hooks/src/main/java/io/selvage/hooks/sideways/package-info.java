/**
 * What woven code calls where it reaches memory and methods by other means than instructions: handles, reflection,
 * {@code Unsafe}. Finds out which variable or method is meant, and reports it by the hooks for ordinary accesses.
 *
 * <p>Uses {@code hooks}, {@code hooks.jdk}.
 */
package io.selvage.hooks.sideways;
