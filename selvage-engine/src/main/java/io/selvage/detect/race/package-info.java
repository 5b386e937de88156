/** Data races: accesses to the same variable that happens-before does not order, found by FastTrack. */
package io.selvage.detect.race;
