/** Operations, choices, events, findings: plain values that every other package speaks in. Uses nothing else. */
package io.selvage.model;
