/**
 * What is known of the JDK's classes: one entry per class or family of classes, read by the weaver and by the
 * scheduler. Names are internal names, with slashes.
 */
package io.selvage.hooks.jdk;
