package io.selvage.scheduler.network;

import io.selvage.scheduler.TestThread;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.SocketImpl;
import java.net.SocketOption;
import java.net.SocketOptions;
import java.net.StandardSocketOptions;
import java.net.UnknownHostException;
import java.util.Objects;
import java.util.Set;

/** What {@code Socket} and {@code ServerSocket} work on. */
final class SimulatedSocket extends SocketImpl {
    private static final long NANOS_PER_MILLI = 1_000_000L;
    private static final int BUFFER = 1 << 16;

    private final Network network;
    private final SocketOptionValues options = new SocketOptionValues();
    private Endpoint connection;
    private Network.Server server;
    private boolean closed;
    private boolean inputShut;

    SimulatedSocket(Network network) {
        this.network = network;
    }

    private <T> T within(NetworkSteps.Work<T> work) throws IOException {
        return network.steps().within(work);
    }

    @Override
    protected void create(boolean stream) throws IOException {
        if (!stream) {
            throw new SocketException("a socket without a connection is not simulated");
        }
    }

    @Override
    protected void connect(String host, int number) throws IOException {
        connect(new InetSocketAddress(host, number), 0);
    }

    @Override
    protected void connect(InetAddress to, int number) throws IOException {
        connect(new InetSocketAddress(to, number), 0);
    }

    @Override
    protected void connect(SocketAddress to, int millis) throws IOException {
        if (!(to instanceof InetSocketAddress there)) {
            throw new IllegalArgumentException("Unsupported address type");
        }
        if (there.isUnresolved()) {
            throw new UnknownHostException(there.getHostName());
        }
        try {
            within(self -> {
                attach(network.connect(self, there, localport, millis * NANOS_PER_MILLI));
                return null;
            });
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    private void attach(Endpoint end) {
        connection = end;
        address = end.remote.getAddress();
        port = end.remote.getPort();
        localport = end.local.getPort();
    }

    /** Of a socket that connects, the port that it will have; of a server, the port that it listens on. */
    @Override
    protected void bind(InetAddress to, int number) throws IOException {
        within(self -> {
            server = network.bind(self, to, number);
            localport = server.number;
            address = to;
            return null;
        });
    }

    @Override
    protected void listen(int backlog) throws IOException {
        within(self -> {
            server.listen(self, backlog);
            return null;
        });
    }

    @Override
    protected void accept(SocketImpl accepted) throws IOException {
        within(self -> {
            ((SimulatedSocket) accepted).attach(server.accept(self, timeout()));
            return null;
        });
    }

    private long timeout() {
        return options.get(SocketOptions.SO_TIMEOUT) instanceof Integer millis ? millis * NANOS_PER_MILLI : 0;
    }

    private Endpoint connected() throws SocketException {
        if (closed) {
            throw new SocketException("Socket closed");
        }
        if (connection == null) {
            throw new SocketException("Socket is not connected");
        }
        return connection;
    }

    @Override
    protected InputStream getInputStream() {
        return new Input();
    }

    @Override
    protected OutputStream getOutputStream() {
        return new Output();
    }

    @Override
    protected int available() throws IOException {
        Endpoint end = connected();
        return inputShut ? 0 : within(self -> network.available(self, end));
    }

    @Override
    protected void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        within(self -> {
            closeWithin(self);
            return null;
        });
    }

    private void closeWithin(TestThread self) {
        if (connection != null) {
            boolean abruptly = options.get(SocketOptions.SO_LINGER) instanceof Integer seconds && seconds == 0;
            network.close(self, connection, abruptly);
        }
        if (server != null) {
            server.close(self);
        }
    }

    @Override
    protected void shutdownInput() throws IOException {
        Endpoint end = connected();
        if (!inputShut) {
            inputShut = true;
            within(self -> {
                network.shutdownInput(self, end);
                return null;
            });
        }
    }

    @Override
    protected void shutdownOutput() throws IOException {
        Endpoint end = connected();
        within(self -> {
            network.shutdownOutput(self, end);
            return null;
        });
    }

    @Override
    protected void sendUrgentData(int data) throws IOException {
        throw new SocketException("urgent data is not simulated");
    }

    @Override
    public void setOption(int option, Object value) throws SocketException {
        checkOpen();
        options.set(option, value);
    }

    @Override
    public Object getOption(int option) throws SocketException {
        checkOpen();
        Object value = option == SocketOptions.SO_BINDADDR ? bindAddress() : options.get(option);
        return Objects.requireNonNullElseGet(value, () -> SocketOptionValues.preset(option, BUFFER));
    }

    private InetAddress bindAddress() {
        return connection != null ? connection.local.getAddress() : address;
    }

    private void checkOpen() throws SocketException {
        if (closed) {
            throw new SocketException("Socket closed");
        }
    }

    @Override
    protected <T> void setOption(SocketOption<T> name, T value) throws IOException {
        setOption(SocketOptionValues.number(name), value);
    }

    @Override
    @SuppressWarnings("unchecked") // one option, one type
    protected <T> T getOption(SocketOption<T> name) throws IOException {
        return (T) getOption(SocketOptionValues.number(name));
    }

    @Override
    protected Set<SocketOption<?>> supportedOptions() {
        return Set.of(
                StandardSocketOptions.SO_RCVBUF,
                StandardSocketOptions.SO_SNDBUF,
                StandardSocketOptions.SO_REUSEADDR,
                StandardSocketOptions.SO_KEEPALIVE,
                StandardSocketOptions.SO_LINGER,
                StandardSocketOptions.TCP_NODELAY);
    }

    private final class Input extends InputStream {
        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            Objects.checkFromIndexSize(offset, length, into.length);
            Endpoint end = connected();
            if (length == 0) {
                return 0;
            }
            if (inputShut) {
                return -1;
            }
            return within(self -> network.read(self, end, into, offset, length, timeout(), false));
        }

        @Override
        public int available() throws IOException {
            return SimulatedSocket.this.available();
        }

        @Override
        public void close() throws IOException {
            SimulatedSocket.this.close();
        }
    }

    private final class Output extends OutputStream {
        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] from, int offset, int length) throws IOException {
            Objects.checkFromIndexSize(offset, length, from.length);
            Endpoint end = connected();
            if (length > 0) {
                within(self -> {
                    network.write(self, end, from, offset, length);
                    return null;
                });
            }
        }

        @Override
        public void close() throws IOException {
            SimulatedSocket.this.close();
        }
    }
}
