/**
 * Random programs over classes of {@code java.util.concurrent} in which threads wait, and observe who waits: what a
 * search finds that takes waiting for no event is what one finds that steps through it.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.waiting;
