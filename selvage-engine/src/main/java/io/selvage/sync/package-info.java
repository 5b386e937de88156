/** Locks, wait sets and time as plain state machines: they say who could go on and never block. Uses nothing else. */
package io.selvage.sync;
