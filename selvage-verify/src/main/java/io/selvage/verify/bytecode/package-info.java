/**
 * What a component's class files say about its fields, locks, waits and notifications: dataflow over bytecode, method
 * by method, with the locks that are held on each way into a helper.
 *
 * <p>Uses {@code hooks.jdk}, {@code verify.facts}, {@code verify.suspicion}.
 */
package io.selvage.verify.bytecode;
