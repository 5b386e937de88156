package io.selvage.scheduler.network;

import io.selvage.model.CallPart;
import io.selvage.scheduler.process.TestProcess;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;

/** A port of a host, for datagrams: who has bound it, if anybody has, and the datagrams that have arrived. */
final class DatagramPort extends Communication {
    /** @param sender where it comes from */
    record Datagram(byte[] data, InetSocketAddress sender) {}

    private final String name;
    private final ArrayDeque<Datagram> arrived = new ArrayDeque<>();
    private TestProcess owner;
    private int added;
    private int taken;
    private int generation;
    /** The process that it has sent to, or heard of, last. */
    private int peer = -1;

    DatagramPort(String name) {
        this.name = name;
    }

    @Override
    int level() {
        return owner == null ? 1 : arrived.size();
    }

    @Override
    public String reportName() {
        return "port " + name;
    }

    @Override
    public int awaited(int process) {
        return peer;
    }

    @Override
    public String awaitedWhat(int process) {
        return "a datagram";
    }

    void talksTo(int process) {
        peer = process;
    }

    boolean isBound() {
        return owner != null;
    }

    boolean isBoundAs(int which) {
        return owner != null && generation == which;
    }

    TestProcess owner() {
        return owner;
    }

    int bind(TestProcess process) {
        owner = process;
        return ++generation;
    }

    int partOfSend() {
        return owner == null ? CallPart.WHOLE | CallPart.ONLY_READS : CallPart.of(CallPart.LAST, added);
    }

    int partOfReceive(boolean takes) {
        if (owner == null || arrived.isEmpty()) {
            return CallPart.WHOLE;
        }
        return CallPart.of(CallPart.FIRST, taken) | (takes ? 0 : CallPart.ONLY_READS);
    }

    void add(Datagram datagram) {
        arrived.add(datagram);
        added++;
    }

    /** Null if none has arrived. */
    Datagram peek() {
        return arrived.peek();
    }

    int count() {
        return arrived.size();
    }

    /** The datagram at {@code index} comes first from now on. */
    void bringForward(int index) {
        for (int i = 0; i < index; i++) {
            arrived.addLast(arrived.pollFirst());
        }
        Datagram first = arrived.peekFirst();
        if (index > 0) {
            arrived.pollFirst();
            for (int i = 0; i < index; i++) {
                arrived.addFirst(arrived.pollLast());
            }
            arrived.addFirst(first);
        }
    }

    void take() {
        taken++;
        arrived.poll();
    }

    void close() {
        owner = null;
        arrived.clear();
    }
}
