/**
 * The choices of one execution as a value, as a short text and as a file.
 *
 * <p>Uses {@code model.system}, {@code options}.
 */
package io.selvage.replay;
