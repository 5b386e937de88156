/**
 * Locks, wait sets and time as plain state machines: they say which threads are enabled and never block. Uses nothing
 * else.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.sync;
