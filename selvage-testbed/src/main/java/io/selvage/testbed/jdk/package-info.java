/** One small program per feature of the JDK that concerns threads. */
package io.selvage.testbed.jdk;
