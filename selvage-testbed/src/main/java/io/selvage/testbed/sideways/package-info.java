/**
 * Programs that reach memory and locks sideways: by handles, reflection, copies and streams.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.sideways;
