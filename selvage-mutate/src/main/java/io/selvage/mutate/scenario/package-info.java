/**
 * Calls at the same time: what comes of them on one version of a class and on another, and scripts that show it.
 *
 * <p>Uses {@code detect.race}, {@code explore}, {@code explore.control}, {@code explore.subject}, {@code hooks},
 * {@code model}, {@code monitor.compare}, {@code monitor.sequence}, {@code monitor.spec}, {@code options},
 * {@code script}, {@code script.driver}, {@code script.generate}, {@code script.language}, {@code script.search},
 * {@code strategy}, {@code strategy.bounded}, {@code strategy.tick}.
 */
package io.selvage.mutate.scenario;
