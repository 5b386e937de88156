/**
 * Streams, promises, lazy values and flows.
 *
 * <p>Uses {@code libraries}, {@code testbed}.
 */
package io.selvage.libraries.reactive;
