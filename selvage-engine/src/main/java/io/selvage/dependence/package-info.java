/**
 * What an operation accesses, which steps depend on each other because of it, and names of objects that hold across the
 * executions of a search.
 */
package io.selvage.dependence;
