/**
 * Goals of the Maven plugin.
 *
 * <p>Uses {@code model}, {@code report}.
 */
package io.selvage.maven;
