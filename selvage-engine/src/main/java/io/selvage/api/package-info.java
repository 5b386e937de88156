/**
 * What programs may refer to: what code under test may say of itself, and explorations started from Java code.
 *
 * <p>Uses {@code explore}, {@code explore.subject}, {@code hooks}, {@code model}, {@code options}, {@code replay}.
 */
package io.selvage.api;
