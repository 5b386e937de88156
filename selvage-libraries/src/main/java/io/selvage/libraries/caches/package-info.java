/**
 * Caches: values that are computed once, or twice.
 *
 * <p>Uses {@code libraries}, {@code testbed}.
 */
package io.selvage.libraries.caches;
