/**
 * Pools and stores of objects that threads share.
 *
 * <p>Uses {@code libraries}, {@code testbed}.
 */
package io.selvage.libraries.pools;
