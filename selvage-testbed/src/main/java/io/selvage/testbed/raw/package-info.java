/**
 * Programs that access memory by {@code sun.misc.Unsafe}. Compiled apart from the others: the compiler warns of it.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.raw;
