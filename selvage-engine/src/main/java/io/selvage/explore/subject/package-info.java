/** What is explored: a program or another piece of code, its class loader and its first thread's code. */
package io.selvage.explore.subject;
