/**
 * The same programs under several tools, side by side: each measurement in a process of its own, {@link
 * io.selvage.bench.peers.PeersBench} runs them all and writes the page. What needs a peer's classes is compiled only
 * with the profile {@code peers}.
 *
 * <p>Uses {@code bench.compared}, {@code bench.programs}, {@code explore}, {@code explore.subject}, {@code model},
 * {@code options}, {@code testbed}, {@code testbed.kernel}.
 */
package io.selvage.bench.peers;
