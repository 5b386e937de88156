/**
 * What is known of JDK classes: which calls are operations, which objects are views of others, what a VarHandle
 * accesses.
 */
package io.selvage.scheduler.jdk;
