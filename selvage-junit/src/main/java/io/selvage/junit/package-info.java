/** Selvage as a JUnit Jupiter extension. May use {@code explore}, {@code options}, {@code report}, {@code replay}. */
package io.selvage.junit;
