package io.selvage.testbed.processes.programs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.Socket;

/** A protocol of lines: {@code serve PORT CLIENTS} numbers the lines of all clients; {@code say PORT LINES…}. */
public final class Lines {
    private Lines() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args[0].equals("serve")) {
            serve(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
        } else {
            say(args);
        }
    }

    private static void serve(int port, int clients) throws IOException {
        int number = 0;
        try (ServerSocket server = new ServerSocket(port)) {
            for (int i = 0; i < clients; i++) {
                try (Socket client = server.accept();
                        BufferedReader in = reader(client);
                        PrintWriter out = new PrintWriter(client.getOutputStream(), true)) {
                    for (String line = in.readLine(); line != null; line = in.readLine()) {
                        out.println(++number + " " + line);
                    }
                }
            }
        }
    }

    private static void say(String[] args) throws IOException, InterruptedException {
        try (Socket server = Echo.connect("localhost", Integer.parseInt(args[1]));
                BufferedReader in = reader(server);
                PrintWriter out = new PrintWriter(server.getOutputStream(), true)) {
            for (int i = 2; i < args.length; i++) {
                out.println(args[i]);
                System.out.println(in.readLine());
            }
        }
    }

    private static BufferedReader reader(Socket socket) throws IOException {
        return new BufferedReader(new InputStreamReader(socket.getInputStream()));
    }
}
