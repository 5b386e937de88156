package io.selvage.scheduler.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketOption;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.AlreadyConnectedException;
import java.nio.channels.Channels;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NoConnectionPendingException;
import java.nio.channels.NotYetConnectedException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AbstractInterruptibleChannel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A channel of a connection. */
final class SimulatedChannel extends SocketChannel implements SelectableState {
    private final Network network;
    private final Map<SocketOption<?>, Object> options = new HashMap<>();
    private Endpoint end;
    private InetSocketAddress bound;
    private boolean inputShut;
    private boolean outputShut;
    private Adaptor adaptor;

    SimulatedChannel(SimulatedProvider provider) {
        super(provider);
        network = provider.network();
    }

    /** One that was accepted. */
    SimulatedChannel(SimulatedProvider provider, Endpoint accepted) {
        this(provider);
        end = accepted;
    }

    /** An interrupt of a thread that waits on a channel closes it. */
    static void interrupted(AbstractInterruptibleChannel channel) throws IOException {
        channel.close();
        throw new ClosedByInterruptException();
    }

    private void checkOpen() throws ClosedChannelException {
        if (!isOpen()) {
            throw new ClosedChannelException();
        }
    }

    private Endpoint connected() throws ClosedChannelException {
        checkOpen();
        if (end == null) {
            throw new NotYetConnectedException();
        }
        return end;
    }

    @Override
    public SocketChannel bind(SocketAddress local) throws IOException {
        checkOpen();
        bound = local == null ? new InetSocketAddress(0) : SimulatedServerChannel.inet(local);
        return this;
    }

    @Override
    public boolean connect(SocketAddress remote) throws IOException {
        checkOpen();
        if (end != null) {
            throw new AlreadyConnectedException();
        }
        InetSocketAddress to = SimulatedServerChannel.inet(remote);
        int port = bound == null ? 0 : bound.getPort();
        try {
            end = network.steps().within(self -> network.connect(self, to, port, NetworkSteps.FOR_EVER));
        } catch (IOException e) {
            close();
            throw e;
        }
        return true;
    }

    @Override
    public boolean finishConnect() throws IOException {
        checkOpen();
        if (end == null) {
            throw new NoConnectionPendingException();
        }
        return true;
    }

    @Override
    public boolean isConnected() {
        return end != null && isOpen();
    }

    @Override
    public boolean isConnectionPending() {
        return false;
    }

    @Override
    public int read(ByteBuffer into) throws IOException {
        Objects.requireNonNull(into);
        Endpoint at = connected();
        if (inputShut) {
            return -1;
        }
        if (!into.hasRemaining()) {
            return 0;
        }
        byte[] data = new byte[Math.min(into.remaining(), 1 << 17)];
        boolean waits = isBlocking();
        int count = network.steps()
                .within(self -> waits ? network.readInterruptibly(self, at, data) : network.readAtOnce(self, at, data));
        if (count == Network.INTERRUPTED) {
            interrupted(this);
        }
        if (count > 0) {
            into.put(data, 0, count);
        }
        return count;
    }

    @Override
    public long read(ByteBuffer[] into, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, into.length);
        for (int i = offset; i < offset + length; i++) {
            if (into[i].hasRemaining()) {
                return read(into[i]);
            }
        }
        return 0;
    }

    @Override
    public int write(ByteBuffer from) throws IOException {
        Endpoint at = connected();
        if (outputShut) {
            throw new ClosedChannelException();
        }
        if (!from.hasRemaining()) {
            return 0;
        }
        byte[] data = new byte[from.remaining()];
        from.duplicate().get(data);
        boolean waits = isBlocking();
        int count = network.steps().within(self -> {
            if (waits) {
                network.write(self, at, data, 0, data.length);
                return data.length;
            }
            return network.writeAtOnce(self, at, data);
        });
        from.position(from.position() + count);
        return count;
    }

    @Override
    public long write(ByteBuffer[] from, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, from.length);
        long all = 0;
        for (int i = offset; i < offset + length; i++) {
            int wanted = from[i].remaining();
            int count = write(from[i]);
            all += count;
            if (count < wanted) {
                break;
            }
        }
        return all;
    }

    @Override
    public SocketChannel shutdownInput() throws IOException {
        Endpoint at = connected();
        if (!inputShut) {
            inputShut = true;
            network.steps().within(self -> {
                network.shutdownInput(self, at);
                return null;
            });
        }
        return this;
    }

    @Override
    public SocketChannel shutdownOutput() throws IOException {
        Endpoint at = connected();
        if (!outputShut) {
            outputShut = true;
            network.steps().within(self -> {
                network.shutdownOutput(self, at);
                return null;
            });
        }
        return this;
    }

    @Override
    public <T> SocketChannel setOption(SocketOption<T> name, T value) throws IOException {
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
        return Set.of(
                StandardSocketOptions.SO_RCVBUF,
                StandardSocketOptions.SO_SNDBUF,
                StandardSocketOptions.SO_REUSEADDR,
                StandardSocketOptions.SO_KEEPALIVE,
                StandardSocketOptions.SO_LINGER,
                StandardSocketOptions.IP_TOS,
                StandardSocketOptions.TCP_NODELAY);
    }

    @Override
    public SocketAddress getRemoteAddress() throws IOException {
        checkOpen();
        return end == null ? null : end.remote;
    }

    @Override
    public SocketAddress getLocalAddress() throws IOException {
        checkOpen();
        return end == null ? bound : end.local;
    }

    @Override
    public int readyOps() {
        if (end == null) {
            return 0;
        }
        boolean hasRoom = end.out.isReaderClosed() || end.out.level() < end.out.levelWithRoomFor(1);
        return (end.in.level() > 0 ? SelectionKey.OP_READ : 0) | (hasRoom ? SelectionKey.OP_WRITE : 0);
    }

    @Override
    public List<Communication> watched() {
        return end == null ? List.of() : List.of(end.in, end.out);
    }

    @Override
    protected void implCloseSelectableChannel() throws IOException {
        if (end != null) {
            boolean abruptly = Integer.valueOf(0).equals(options.get(StandardSocketOptions.SO_LINGER));
            network.steps().within(self -> {
                network.closeChannel(self, end, abruptly);
                return null;
            });
        }
    }

    @Override
    protected void implConfigureBlocking(boolean block) {}

    @Override
    public Socket socket() {
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
    public String toString() {
        return "java.nio.channels.SocketChannel[" + (end == null ? "unconnected" : end.local + " → " + end.remote)
                + "]";
    }

    /** The channel as a socket. */
    private final class Adaptor extends Socket {
        Adaptor() throws IOException {
            super(new SimulatedSocket(network));
        }

        @Override
        public void connect(SocketAddress to, int millis) throws IOException {
            SimulatedChannel.this.connect(to);
        }

        @Override
        public void connect(SocketAddress to) throws IOException {
            SimulatedChannel.this.connect(to);
        }

        @Override
        public InetAddress getInetAddress() {
            return end == null ? null : end.remote.getAddress();
        }

        @Override
        public InetAddress getLocalAddress() {
            return end == null ? new InetSocketAddress(0).getAddress() : end.local.getAddress();
        }

        @Override
        public int getPort() {
            return end == null ? 0 : end.remote.getPort();
        }

        @Override
        public int getLocalPort() {
            return end == null ? -1 : end.local.getPort();
        }

        @Override
        public SocketAddress getRemoteSocketAddress() {
            return end == null ? null : end.remote;
        }

        @Override
        public SocketAddress getLocalSocketAddress() {
            return end == null ? null : end.local;
        }

        @Override
        public SocketChannel getChannel() {
            return SimulatedChannel.this;
        }

        @Override
        public InputStream getInputStream() {
            return Channels.newInputStream(SimulatedChannel.this);
        }

        @Override
        public OutputStream getOutputStream() {
            return Channels.newOutputStream(SimulatedChannel.this);
        }

        @Override
        public void setTcpNoDelay(boolean on) {
            options.put(StandardSocketOptions.TCP_NODELAY, on);
        }

        @Override
        public void shutdownInput() throws IOException {
            SimulatedChannel.this.shutdownInput();
        }

        @Override
        public void shutdownOutput() throws IOException {
            SimulatedChannel.this.shutdownOutput();
        }

        @Override
        public void close() throws IOException {
            SimulatedChannel.this.close();
        }

        @Override
        public boolean isConnected() {
            return end != null;
        }

        @Override
        public boolean isClosed() {
            return !SimulatedChannel.this.isOpen();
        }

        @Override
        public boolean isBound() {
            return end != null || bound != null;
        }

        @Override
        public String toString() {
            return "Socket[" + (end == null ? "unconnected" : "addr=" + end.remote + ",localport=" + getLocalPort())
                    + "]";
        }
    }
}
