/**
 * What judges a mutant: a monitor's specification, a program, a script.
 *
 * <p>Uses {@code explore}, {@code explore.subject}, {@code hooks}, {@code model}, {@code monitor},
 * {@code monitor.spec}, {@code mutate.compare}, {@code options}, {@code script}, {@code script.search}.
 */
package io.selvage.mutate.judge;
