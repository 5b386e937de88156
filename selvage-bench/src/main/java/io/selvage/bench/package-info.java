/**
 * Measures what the tool costs; prints what it measured, with machine and JDK.
 *
 * <p>Uses {@code explore}, {@code explore.subject}, {@code hooks}, {@code model}, {@code monitor},
 * {@code monitor.studies}, {@code options}, {@code script}, {@code script.search}, {@code studies}.
 */
package io.selvage.bench;
