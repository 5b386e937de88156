/** Programs whose reports are looked at in a browser. */
package io.selvage.testbed.pages;
