/**
 * Objects of the JDK that are parts of others, so that who calls one of them accesses the other, too.
 *
 * <p>Uses {@code scheduler}, {@code scheduler.jdk}.
 */
package io.selvage.scheduler.links;
