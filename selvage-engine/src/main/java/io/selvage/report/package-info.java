/**
 * Results as text, JSON, HTML, SARIF and in JUnit's form. The formats are listed in {@code ReportFormat}.
 *
 * <p>Uses {@code model}, {@code model.system}, {@code options}.
 */
package io.selvage.report;
