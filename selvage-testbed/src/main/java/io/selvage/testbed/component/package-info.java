/**
 * Parts that applications are made of, each with a mistake and without.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.component;
