/**
 * <p>Uses {@code model.system}.
 */
package io.selvage.model;
