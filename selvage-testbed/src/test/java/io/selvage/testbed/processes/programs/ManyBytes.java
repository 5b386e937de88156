package io.selvage.testbed.processes.programs;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

/** Both sides write more than there is room for before they read: {@code serve BYTES} and {@code ask BYTES}. */
public final class ManyBytes {
    private ManyBytes() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        byte[] data = new byte[Integer.parseInt(args[1])];
        if (args[0].equals("serve")) {
            try (ServerSocket server = new ServerSocket(9001);
                    Socket client = server.accept()) {
                exchange(client, data);
            }
        } else {
            try (Socket server = Echo.connect("localhost", 9001)) {
                exchange(server, data);
            }
        }
    }

    private static void exchange(Socket socket, byte[] data) throws IOException {
        socket.getOutputStream().write(data);
        System.out.println(socket.getInputStream().readNBytes(data.length).length);
    }
}
