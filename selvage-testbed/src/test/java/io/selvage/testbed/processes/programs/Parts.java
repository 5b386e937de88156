package io.selvage.testbed.processes.programs;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** {@code send} writes twice, {@code serve} prints what each read finds. */
public final class Parts {
    private Parts() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args[0].equals("serve")) {
            serve();
            return;
        }
        try (Socket server = Echo.connect("localhost", 9002)) {
            server.getOutputStream().write("ab".getBytes());
            server.getOutputStream().write("cd".getBytes());
            server.getInputStream().read();
        }
    }

    private static void serve() throws IOException {
        try (ServerSocket server = new ServerSocket(9002);
                Socket client = server.accept()) {
            List<String> parts = new ArrayList<>();
            byte[] buffer = new byte[8];
            for (int left = 4; left > 0; ) {
                int count = client.getInputStream().read(buffer);
                parts.add(new String(buffer, 0, count));
                left -= count;
            }
            System.out.println(parts);
            client.getOutputStream().write(1);
        }
    }
}
