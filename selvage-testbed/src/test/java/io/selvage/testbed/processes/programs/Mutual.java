package io.selvage.testbed.processes.programs;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

/** Both sides of a connection read before they write. */
public final class Mutual {
    private Mutual() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args[0].equals("serve")) {
            try (ServerSocket server = new ServerSocket(9000);
                    Socket client = server.accept()) {
                talk(client);
            }
        } else {
            try (Socket server = Echo.connect("localhost", 9000)) {
                talk(server);
            }
        }
    }

    private static void talk(Socket socket) throws IOException {
        socket.getInputStream().read();
        socket.getOutputStream().write(1);
    }
}
