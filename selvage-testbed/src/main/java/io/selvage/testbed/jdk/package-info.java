/**
 * One small program per feature of the JDK that concerns threads.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.jdk;
