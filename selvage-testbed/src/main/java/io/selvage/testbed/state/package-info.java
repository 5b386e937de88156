/**
 * Programs whose threads share objects of the JDK that are neither containers nor made for several threads.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.state;
