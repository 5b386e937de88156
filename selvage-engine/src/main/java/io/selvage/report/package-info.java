/** Results as text, JSON and HTML: pure functions, no printing. Uses {@code explore}'s results and {@code model}. */
package io.selvage.report;
