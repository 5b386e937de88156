/**
 * Runs prepared sequences in all their orders, and turns errors of scripts into findings.
 *
 * <p>Uses {@code detect.hang}, {@code explore}, {@code explore.subject}, {@code model}, {@code options},
 * {@code script.coverage}, {@code script.driver}, {@code strategy}, {@code strategy.bounded}, {@code strategy.tick}.
 */
package io.selvage.script.search;
