/**
 * What is known of the JDK's classes: one entry per class or family of classes, read by the weaver and by the
 * scheduler. Names are internal names, with slashes.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.hooks.jdk;
