/** Parts that applications are made of, each with a mistake and without. */
package io.selvage.testbed.component;
