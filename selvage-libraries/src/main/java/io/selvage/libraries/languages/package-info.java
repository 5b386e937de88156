/**
 * Other languages of the JVM.
 *
 * <p>Uses {@code libraries}, {@code testbed}.
 */
package io.selvage.libraries.languages;
