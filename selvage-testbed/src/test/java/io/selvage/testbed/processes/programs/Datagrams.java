package io.selvage.testbed.processes.programs;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;

/** {@code receive PORT COUNT} prints what comes, and gives up after some time; {@code send HOST PORT TEXT…}. */
public final class Datagrams {
    private Datagrams() {}

    public static void main(String[] args) throws IOException {
        if (args[0].equals("receive")) {
            receive(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
        } else {
            send(args);
        }
    }

    private static void receive(int port, int count) throws IOException {
        try (DatagramSocket socket = new DatagramSocket(port)) {
            socket.setSoTimeout(60_000);
            for (int i = 0; i < count; i++) {
                DatagramPacket packet = new DatagramPacket(new byte[16], 16);
                socket.receive(packet);
                System.out.println(new String(packet.getData(), 0, packet.getLength()));
            }
        } catch (SocketTimeoutException late) {
            System.out.println("no more");
        }
    }

    private static void send(String[] args) throws IOException {
        try (DatagramSocket socket = new DatagramSocket()) {
            for (int i = 3; i < args.length; i++) {
                byte[] data = args[i].getBytes();
                InetAddress to = InetAddress.getByName(args[1]);
                socket.send(new DatagramPacket(data, data.length, to, Integer.parseInt(args[2])));
            }
        }
    }
}
