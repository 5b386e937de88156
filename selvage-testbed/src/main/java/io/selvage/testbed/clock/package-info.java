/**
 * Programs that read the clock: how late it is, and how much time went by.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.clock;
