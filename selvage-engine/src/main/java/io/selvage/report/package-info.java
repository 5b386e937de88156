/** Results as text, JSON, HTML, SARIF and in JUnit's form. The formats are listed in {@code ReportFormat}. */
package io.selvage.report;
