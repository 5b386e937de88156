/**
 * Final fields: constructors that let their object out too early, and those that do not.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.finals;
