/**
 * Collections for one thread, for many, and such as never change.
 *
 * <p>Uses {@code libraries}, {@code testbed}.
 */
package io.selvage.libraries.collections;
