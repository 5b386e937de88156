/**
 * Every option and every strategy, declared once with what it decides and where it can be given.
 *
 * <p>Uses {@code model.system}.
 */
package io.selvage.options;
