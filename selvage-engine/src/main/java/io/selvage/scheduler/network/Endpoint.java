package io.selvage.scheduler.network;

import io.selvage.scheduler.process.TestProcess;
import java.net.InetSocketAddress;

/** One end of a connection. */
final class Endpoint {
    final TestProcess process;
    final InetSocketAddress local;
    final InetSocketAddress remote;
    final Direction in;
    final Direction out;
    private boolean closed;

    private Endpoint(
            TestProcess process, InetSocketAddress local, InetSocketAddress remote, Direction in, Direction out) {
        this.process = process;
        this.local = local;
        this.remote = remote;
        this.in = in;
        this.out = out;
    }

    /** The two ends of a new connection, that of the client first. */
    static Endpoint[] connect(
            TestProcess client, InetSocketAddress from, TestProcess server, InetSocketAddress to, int capacity) {
        String there = label(client, from) + " → " + label(server, to);
        String back = label(server, to) + " → " + label(client, from);
        Direction request = new Direction(client, server, there, capacity);
        Direction reply = new Direction(server, client, back, capacity);
        return new Endpoint[] {
            new Endpoint(client, from, to, reply, request), new Endpoint(server, to, from, request, reply)
        };
    }

    private static String label(TestProcess process, InetSocketAddress address) {
        return (process.name.isEmpty() ? "" : process.name + ":") + address.getPort();
    }

    boolean isClosed() {
        return closed;
    }

    void markClosed() {
        closed = true;
    }
}
