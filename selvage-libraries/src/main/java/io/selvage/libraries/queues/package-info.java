/**
 * Queues, rings, buffers and histograms, for one thread or for many.
 *
 * <p>Uses {@code libraries}, {@code testbed}.
 */
package io.selvage.libraries.queues;
