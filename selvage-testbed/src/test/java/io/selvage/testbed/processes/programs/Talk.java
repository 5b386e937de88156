package io.selvage.testbed.processes.programs;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Does what its last argument says, letter by letter, and prints what it sees: {@code serve LETTERS} and {@code ask
 * LETTERS} on a connection, {@code peer OWN OTHER LETTERS} with datagrams.
 */
public final class Talk {
    private final StringBuilder seen = new StringBuilder();

    private Talk() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Talk talk = new Talk();
        try {
            switch (args[0]) {
                case "serve" -> talk.serve(args[1]);
                case "ask" -> talk.ask(args[1]);
                default -> talk.peer(Integer.parseInt(args[1]), Integer.parseInt(args[2]), args[3]);
            }
        } catch (IOException e) {
            talk.seen.append(e.getClass().getSimpleName());
        }
        System.out.println(talk.seen);
    }

    private void serve(String letters) throws IOException {
        try (ServerSocket server = new ServerSocket(9003);
                Socket client = server.accept()) {
            talk(client, letters);
        }
    }

    private void ask(String letters) throws IOException {
        try (Socket server = new Socket("localhost", 9003)) {
            talk(server, letters);
        }
    }

    private void talk(Socket socket, String letters) throws IOException {
        InputStream in = socket.getInputStream();
        OutputStream out = socket.getOutputStream();
        for (char letter : letters.toCharArray()) {
            switch (letter) {
                case 'w' -> out.write(letters.length());
                case 'r' -> seen.append(in.read()).append(' ');
                case 'a' -> seen.append(in.available()).append(' ');
                case 'e' -> socket.shutdownOutput();
                case 'i' -> socket.shutdownInput();
                default -> socket.close();
            }
        }
    }

    private void peer(int own, int other, String letters) throws IOException {
        try (DatagramSocket socket = new DatagramSocket(own)) {
            socket.setSoTimeout(60_000);
            int sent = 0;
            for (char letter : letters.toCharArray()) {
                if (letter == 'r') {
                    DatagramPacket packet = new DatagramPacket(new byte[1], 1);
                    socket.receive(packet);
                    seen.append(packet.getData()[0]).append(' ');
                } else {
                    byte[] data = {(byte) (own % 10 * 10 + sent++)};
                    int to = letter == 's' ? own : other;
                    socket.send(new DatagramPacket(data, 1, InetAddress.getLoopbackAddress(), to));
                }
            }
        }
    }
}
