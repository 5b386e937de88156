/**
 * Readers and writers, writers first, and nineteen variants of it as a published study of faults has them.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.variant;
