/**
 * Operations, choices, events, findings: plain values that every other package speaks in. Uses nothing else.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.model;
