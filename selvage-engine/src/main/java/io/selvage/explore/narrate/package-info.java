/** Executions and their choices in words, for reports and schedule files. */
package io.selvage.explore.narrate;
