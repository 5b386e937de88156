/**
 * What the tool sees of code that is not woven, and that it would be missed.
 *
 * <p>Uses {@code testbed}, {@code testbed.state}.
 */
package io.selvage.testbed.eyes;
