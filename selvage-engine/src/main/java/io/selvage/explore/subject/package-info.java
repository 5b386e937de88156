/**
 * What is explored: a program or another piece of code, its class loader and its first thread's code.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.explore.subject;
