package io.selvage.testbed.processes.programs;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

/** A socket for messages of one word, by the ports of the nodes. */
final class Node implements AutoCloseable {
    private final DatagramSocket socket;

    Node(int port) throws IOException {
        socket = new DatagramSocket(port);
    }

    void send(int port, String message) throws IOException {
        byte[] data = (socket.getLocalPort() + " " + message).getBytes();
        socket.send(new DatagramPacket(data, data.length, InetAddress.getLoopbackAddress(), port));
    }

    /** The port of the sender, and the message; null if none comes for a long time. */
    String[] receive() throws IOException {
        socket.setSoTimeout(60_000);
        try {
            return await();
        } catch (SocketTimeoutException late) {
            return null;
        }
    }

    /** As {@link #receive}, for ever. */
    String[] await() throws IOException {
        DatagramPacket packet = new DatagramPacket(new byte[64], 64);
        socket.receive(packet);
        return new String(packet.getData(), 0, packet.getLength()).split(" ");
    }

    /** Waits for ever. */
    void waitForEver() throws IOException {
        socket.setSoTimeout(0);
    }

    @Override
    public void close() {
        socket.close();
    }
}
