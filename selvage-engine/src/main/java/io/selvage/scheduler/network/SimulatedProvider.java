package io.selvage.scheduler.network;

import java.io.IOException;
import java.net.ProtocolFamily;
import java.net.StandardProtocolFamily;
import java.nio.channels.DatagramChannel;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.SelectorProvider;

/** Makes channels and selectors on the simulated network. */
final class SimulatedProvider extends SelectorProvider {
    private final Network network;
    private final SimulatedNetwork owner;

    SimulatedProvider(Network network, SimulatedNetwork owner) {
        this.network = network;
        this.owner = owner;
    }

    Network network() {
        return network;
    }

    @Override
    public DatagramChannel openDatagramChannel() {
        owner.refuse("a datagram channel");
        throw new IllegalStateException();
    }

    @Override
    public DatagramChannel openDatagramChannel(ProtocolFamily family) {
        return openDatagramChannel();
    }

    @Override
    public Pipe openPipe() {
        owner.refuse("a pipe");
        throw new IllegalStateException();
    }

    @Override
    public AbstractSelector openSelector() {
        return new SimulatedSelector(this);
    }

    @Override
    public ServerSocketChannel openServerSocketChannel() {
        return new SimulatedServerChannel(this);
    }

    @Override
    public ServerSocketChannel openServerSocketChannel(ProtocolFamily family) {
        check(family);
        return openServerSocketChannel();
    }

    @Override
    public SocketChannel openSocketChannel() {
        return new SimulatedChannel(this);
    }

    @Override
    public SocketChannel openSocketChannel(ProtocolFamily family) {
        check(family);
        return openSocketChannel();
    }

    private void check(ProtocolFamily family) {
        if (family != StandardProtocolFamily.INET && family != StandardProtocolFamily.INET6) {
            owner.refuse("a channel of the family " + family.name());
        }
    }

    /** There is none: nobody has started the program with one. */
    @Override
    public java.nio.channels.Channel inheritedChannel() throws IOException {
        return null;
    }
}
