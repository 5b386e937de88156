/**
 * The same programs under several tools, side by side: each measurement in a process of its own, {@link io.selvage.bench.peers.PeersBench}
 * runs them all and writes the page. What needs a peer's classes is compiled only with the profile {@code peers}.
 */
package io.selvage.bench.peers;
