/**
 * Attaches the agent to the JVM of the tests, and loads test classes anew so that they are woven.
 *
 * <p>Uses {@code explore.subject}, {@code hooks}.
 */
package io.selvage.junit.loading;
