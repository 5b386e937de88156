/**
 * What a step suspects, and what became of it.
 *
 * <p>Uses {@code model}.
 */
package io.selvage.verify.suspicion;
