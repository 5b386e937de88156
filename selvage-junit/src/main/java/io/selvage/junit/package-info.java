/** Selvage as a JUnit Jupiter extension. */
package io.selvage.junit;
