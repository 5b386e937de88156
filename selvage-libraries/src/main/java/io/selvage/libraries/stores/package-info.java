/**
 * Databases and caches in memory.
 *
 * <p>Uses {@code libraries}, {@code testbed}.
 */
package io.selvage.libraries.stores;
