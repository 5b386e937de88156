/**
 * Data races: accesses to the same variable that happens-before does not order, found by FastTrack.
 *
 * <p>Uses {@code detect}, {@code detect.happensbefore}, {@code model}, {@code tracestate}.
 */
package io.selvage.detect.race;
