/** Deadlocks that an execution did not run into: cycles in the order of locks, reverse lock chains, nested locks. */
package io.selvage.detect.deadlock;
