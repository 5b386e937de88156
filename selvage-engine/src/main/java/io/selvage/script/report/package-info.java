/** Text, JSON and HTML of a script's result. */
package io.selvage.script.report;
