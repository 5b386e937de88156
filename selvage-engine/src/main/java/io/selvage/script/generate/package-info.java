/**
 * Writes scripts from what the exploration of a monitor shows: uses {@code monitor} for the courses, {@code script} to try them out.
 */
package io.selvage.script.generate;
