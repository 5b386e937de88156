package io.selvage.scheduler.network;

import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.spi.AbstractSelectionKey;

/** A channel's registration with a selector. */
final class SimulatedKey extends AbstractSelectionKey {
    private final SimulatedSelector selector;
    private final SelectableChannel channel;
    private int interest;
    private int ready;

    SimulatedKey(SimulatedSelector selector, SelectableChannel channel, int interest) {
        this.selector = selector;
        this.channel = channel;
        this.interest = interest;
    }

    @Override
    public SelectableChannel channel() {
        return channel;
    }

    @Override
    public Selector selector() {
        return selector;
    }

    private void check() {
        if (!isValid()) {
            throw new CancelledKeyException();
        }
    }

    @Override
    public int interestOps() {
        check();
        return interest;
    }

    @Override
    public SelectionKey interestOps(int ops) {
        check();
        if ((ops & ~channel.validOps()) != 0) {
            throw new IllegalArgumentException();
        }
        selector.change("interestOps", () -> interest = ops);
        return this;
    }

    @Override
    public int readyOps() {
        check();
        return ready;
    }

    void ready(int ops) {
        ready = ops;
    }

    /** What it waits for and what is there. */
    int selectable() {
        return isValid() && channel.isOpen() ? interest & ((SelectableState) channel).readyOps() : 0;
    }
}
