/**
 * Woven classes of the JDK, kept from one JVM to the next: to weave them again takes half of the time until a first
 * answer.
 *
 * <p>Uses {@code hooks}.
 */
package io.selvage.agent.cache;
