/**
 * What an operation accesses, which steps depend on each other because of it, and names of objects that hold across
 * the executions of a search.
 *
 * <p>Uses {@code model}.
 */
package io.selvage.dependence;
