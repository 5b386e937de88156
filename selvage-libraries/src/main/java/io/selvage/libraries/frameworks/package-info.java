/**
 * Containers, limits, metrics and other helpers.
 *
 * <p>Uses {@code libraries}, {@code testbed}.
 */
package io.selvage.libraries.frameworks;
