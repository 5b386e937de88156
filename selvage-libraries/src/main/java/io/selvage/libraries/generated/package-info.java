/**
 * Classes made at run time, by those who make them for a living.
 *
 * <p>Uses {@code libraries}, {@code testbed}.
 */
package io.selvage.libraries.generated;
