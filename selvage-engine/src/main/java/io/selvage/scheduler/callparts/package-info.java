/**
 * Which part of its object a call on the JDK is confined to: the tables of {@code dependence}, applied to the objects
 * of the program and what they hold at the moment.
 *
 * <p>Uses {@code dependence}, {@code hooks}, {@code model}, {@code scheduler}, {@code scheduler.jdk}.
 */
package io.selvage.scheduler.callparts;
