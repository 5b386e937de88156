/**
 * Algorithms without locks, and locks made of nothing but fields.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.lockfree;
