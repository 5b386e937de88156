package io.selvage.scheduler.network;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocketImpl;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.SocketOption;
import java.net.SocketOptions;
import java.net.StandardSocketOptions;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;

/** What {@code DatagramSocket} works on. */
final class SimulatedDatagramSocket extends DatagramSocketImpl {
    private static final long NANOS_PER_MILLI = 1_000_000L;
    private static final int BUFFER = 1 << 16;
    private static final int LARGEST = 65_507;

    private final Network network;
    private final SocketOptionValues options = new SocketOptionValues();
    private Network.Mailbox mailbox;
    private InetAddress bound;
    private boolean closed;

    SimulatedDatagramSocket(Network network) {
        this.network = network;
    }

    private <T> T within(NetworkSteps.Work<T> work) throws IOException {
        return network.steps().within(work);
    }

    @Override
    protected void create() {}

    @Override
    protected void bind(int number, InetAddress address) throws SocketException {
        try {
            within(self -> {
                mailbox = network.bindDatagrams(self, address, number);
                localPort = mailbox.number;
                bound = address;
                return null;
            });
        } catch (SocketException e) {
            throw e;
        } catch (IOException e) {
            throw new SocketException(e.getMessage());
        }
    }

    private Network.Mailbox open() throws SocketException {
        if (closed || mailbox == null) {
            throw new SocketException("Socket closed");
        }
        return mailbox;
    }

    @Override
    protected void send(DatagramPacket packet) throws IOException {
        Network.Mailbox from = open();
        if (packet.getLength() > LARGEST) {
            throw new IOException("Message too long");
        }
        int offset = packet.getOffset();
        byte[] data = Arrays.copyOfRange(packet.getData(), offset, offset + packet.getLength());
        InetSocketAddress to = (InetSocketAddress) packet.getSocketAddress();
        within(self -> {
            from.send(self, data, to);
            return null;
        });
    }

    @Override
    protected void receive(DatagramPacket packet) throws IOException {
        fill(packet, true);
    }

    @Override
    protected int peekData(DatagramPacket packet) throws IOException {
        fill(packet, false);
        return packet.getPort();
    }

    @Override
    protected int peek(InetAddress address) throws IOException {
        throw new SocketException("peek(InetAddress) is not simulated");
    }

    private void fill(DatagramPacket packet, boolean takes) throws IOException {
        Network.Mailbox at = open();
        DatagramPort.Datagram datagram = within(self -> at.receive(self, takes, timeout()));
        int room = packet.getData().length - packet.getOffset();
        int length = Math.min(datagram.data().length, room);
        System.arraycopy(datagram.data(), 0, packet.getData(), packet.getOffset(), length);
        packet.setLength(length);
        packet.setSocketAddress(datagram.sender());
    }

    private long timeout() {
        return options.get(SocketOptions.SO_TIMEOUT) instanceof Integer millis ? millis * NANOS_PER_MILLI : 0;
    }

    @Override
    protected void close() {
        if (closed) {
            return;
        }
        closed = true;
        if (mailbox != null) {
            try {
                within(self -> {
                    mailbox.close(self);
                    return null;
                });
            } catch (IOException outside) {
                // Then there is nobody to notice it.
            }
        }
    }

    @Override
    public void setOption(int option, Object value) {
        options.set(option, value);
    }

    @Override
    public Object getOption(int option) {
        Object value = option == SocketOptions.SO_BINDADDR ? bound : options.get(option);
        return Objects.requireNonNullElseGet(value, () -> SocketOptionValues.preset(option, BUFFER));
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
                StandardSocketOptions.SO_BROADCAST);
    }

    @Override
    @Deprecated
    protected void setTTL(byte ttl) {}

    @Override
    @Deprecated
    protected byte getTTL() {
        return 1;
    }

    @Override
    protected void setTimeToLive(int ttl) {}

    @Override
    protected int getTimeToLive() {
        return 1;
    }

    private static IOException multicast() {
        return new SocketException("multicast is not simulated");
    }

    @Override
    protected void join(InetAddress group) throws IOException {
        throw multicast();
    }

    @Override
    protected void leave(InetAddress group) throws IOException {
        throw multicast();
    }

    @Override
    protected void joinGroup(SocketAddress group, NetworkInterface by) throws IOException {
        throw multicast();
    }

    @Override
    protected void leaveGroup(SocketAddress group, NetworkInterface by) throws IOException {
        throw multicast();
    }
}
