package io.selvage.testbed.processes.programs;

import java.io.IOException;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.Socket;

/** {@code serve PORT} answers each of three bytes by the next one; {@code ask HOST PORT} sends three and checks. */
public final class Echo {
    private static final int EXCHANGES = 3;

    private Echo() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args[0].equals("serve")) {
            serve(Integer.parseInt(args[1]));
        } else {
            ask(args[1], Integer.parseInt(args[2]));
        }
    }

    private static void serve(int port) throws IOException {
        try (ServerSocket server = new ServerSocket(port);
                Socket client = server.accept()) {
            for (int i = 0; i < EXCHANGES; i++) {
                client.getOutputStream().write(client.getInputStream().read() + 1);
            }
        }
    }

    private static void ask(String host, int port) throws IOException, InterruptedException {
        try (Socket server = connect(host, port)) {
            for (int i = 0; i < EXCHANGES; i++) {
                server.getOutputStream().write(i);
                System.out.println(i + " → " + server.getInputStream().read());
            }
        }
    }

    /** Tries again while nobody listens. */
    static Socket connect(String host, int port) throws IOException, InterruptedException {
        while (true) {
            try {
                return new Socket(host, port);
            } catch (ConnectException nobody) {
                Thread.sleep(10);
            }
        }
    }
}
