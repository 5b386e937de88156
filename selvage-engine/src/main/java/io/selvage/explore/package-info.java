/** Explores a program, or lets a front end run executions of its own: the entry points for front ends. */
package io.selvage.explore;
