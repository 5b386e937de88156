/**
 * Explores a monitor in isolation: threads call it in every order, and the states and moves form a graph. What users
 * write and get: specification, property checker, result.
 */
package io.selvage.monitor;
