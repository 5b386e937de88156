/** The guide under {@code docs}: its examples are executed. */
package io.selvage.testbed.guide;
