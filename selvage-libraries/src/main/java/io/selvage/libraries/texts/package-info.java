/**
 * Parsers and writers.
 *
 * <p>Uses {@code libraries}, {@code testbed}.
 */
package io.selvage.libraries.texts;
