/**
 * Uses of classes of {@code java.util.concurrent} that are interleaved within: right ones come to the same as if each
 * call were one step.
 *
 * <p>Uses {@code testbed}.
 */
package io.selvage.testbed.inside;
