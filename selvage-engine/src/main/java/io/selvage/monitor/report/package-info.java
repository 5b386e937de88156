/** Text, JSON, HTML and DOT of a monitor's result. */
package io.selvage.monitor.report;
