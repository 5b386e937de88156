/** A real browser to try reports in, spoken to over its own debugging protocol. */
package io.selvage.testbed.browser;
