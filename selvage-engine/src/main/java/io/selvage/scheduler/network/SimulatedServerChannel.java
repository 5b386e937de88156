package io.selvage.scheduler.network;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.StandardSocketOptions;
import java.nio.channels.AlreadyBoundException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NotYetBoundException;
import java.nio.channels.SelectionKey;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.UnsupportedAddressTypeException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A channel that accepts connections. */
final class SimulatedServerChannel extends ServerSocketChannel implements SelectableState {
    private static final int BACKLOG = 50;

    private final SimulatedProvider provider;
    private final Network network;
    private final Map<SocketOption<?>, Object> options = new HashMap<>();
    private Network.Server server;
    private InetAddress address;
    private Adaptor adaptor;

    SimulatedServerChannel(SimulatedProvider provider) {
        super(provider);
        this.provider = provider;
        network = provider.network();
    }

    @Override
    public ServerSocketChannel bind(SocketAddress local, int backlog) throws IOException {
        if (!isOpen()) {
            throw new ClosedChannelException();
        }
        if (server != null) {
            throw new AlreadyBoundException();
        }
        InetSocketAddress at = local == null ? new InetSocketAddress(0) : inet(local);
        network.steps().within(self -> {
            server = network.bind(self, at.getAddress(), at.getPort());
            server.listen(self, backlog < 1 ? BACKLOG : backlog);
            address = at.getAddress();
            return null;
        });
        return this;
    }

    static InetSocketAddress inet(SocketAddress address) {
        if (!(address instanceof InetSocketAddress inet)) {
            throw new UnsupportedAddressTypeException();
        }
        if (inet.isUnresolved()) {
            throw new java.nio.channels.UnresolvedAddressException();
        }
        return inet;
    }

    @Override
    public SocketChannel accept() throws IOException {
        if (!isOpen()) {
            throw new ClosedChannelException();
        }
        if (server == null) {
            throw new NotYetBoundException();
        }
        boolean waits = isBlocking();
        Endpoint end =
                network.steps().within(self -> waits ? server.acceptInterruptibly(self) : server.acceptNow(self));
        if (end == null && waits) {
            SimulatedChannel.interrupted(this);
        }
        return end == null ? null : new SimulatedChannel(provider, end);
    }

    @Override
    public <T> ServerSocketChannel setOption(SocketOption<T> name, T value) throws IOException {
        if (!supportedOptions().contains(name)) {
            throw new UnsupportedOperationException("'" + name + "' not supported");
        }
        options.put(name, value);
        return this;
    }

    @Override
    @SuppressWarnings("unchecked") // one option, one type
    public <T> T getOption(SocketOption<T> name) throws IOException {
        if (!supportedOptions().contains(name)) {
            throw new UnsupportedOperationException("'" + name + "' not supported");
        }
        return (T) options.getOrDefault(name, SocketOptionValues.preset(SocketOptionValues.number(name), 1 << 16));
    }

    @Override
    public Set<SocketOption<?>> supportedOptions() {
        return Set.of(StandardSocketOptions.SO_RCVBUF, StandardSocketOptions.SO_REUSEADDR);
    }

    @Override
    public ServerSocket socket() {
        if (adaptor == null) {
            try {
                adaptor = new Adaptor();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
        return adaptor;
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        if (!isOpen()) {
            throw new ClosedChannelException();
        }
        return server == null ? null : new InetSocketAddress(address, server.number);
    }

    @Override
    public int readyOps() {
        return server != null && server.isReady() ? SelectionKey.OP_ACCEPT : 0;
    }

    @Override
    public List<Communication> watched() {
        return server == null ? List.of() : List.of(server.port());
    }

    @Override
    protected void implCloseSelectableChannel() throws IOException {
        if (server != null) {
            network.steps().within(self -> {
                server.closeChannel(self);
                return null;
            });
        }
    }

    @Override
    protected void implConfigureBlocking(boolean block) {}

    /** The channel as a socket. */
    private final class Adaptor extends ServerSocket {
        Adaptor() throws IOException {
            super(new SimulatedSocket(network));
        }

        @Override
        public void bind(SocketAddress local, int backlog) throws IOException {
            SimulatedServerChannel.this.bind(local, backlog);
        }

        @Override
        public void bind(SocketAddress local) throws IOException {
            bind(local, BACKLOG);
        }

        @Override
        public InetAddress getInetAddress() {
            return address;
        }

        @Override
        public int getLocalPort() {
            return server == null ? -1 : server.number;
        }

        @Override
        public SocketAddress getLocalSocketAddress() {
            return server == null ? null : new InetSocketAddress(address, server.number);
        }

        @Override
        public Socket accept() throws IOException {
            return SimulatedServerChannel.this.accept().socket();
        }

        @Override
        public void close() throws IOException {
            SimulatedServerChannel.this.close();
        }

        @Override
        public ServerSocketChannel getChannel() {
            return SimulatedServerChannel.this;
        }

        @Override
        public boolean isBound() {
            return server != null;
        }

        @Override
        public boolean isClosed() {
            return !SimulatedServerChannel.this.isOpen();
        }

        @Override
        public void setReuseAddress(boolean on) {
            options.put(StandardSocketOptions.SO_REUSEADDR, on);
        }

        @Override
        public String toString() {
            return "ServerSocket[addr=" + address + ",localport=" + getLocalPort() + "]";
        }
    }
}
