/**
 * A program whose threads call a component: together under every schedule, and one at a time in every order.
 *
 * <p>Uses {@code explore}, {@code explore.subject}, {@code model}, {@code options}, {@code verify.component}.
 */
package io.selvage.verify.callers;
