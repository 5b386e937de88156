/**
 * What is explored: a program or another piece of code, its class loader and its first thread's code.
 *
 * <p>Uses {@code scheduler.run}.
 */
package io.selvage.explore.subject;
