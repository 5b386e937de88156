package io.selvage.testbed.processes.programs;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** What goes wrong with sockets, in the words of the JDK. */
public final class SocketMessages {
    private interface Action {
        Object run() throws IOException;
    }

    private SocketMessages() {}

    private static void print(Action action) {
        try {
            System.out.println(action.run());
        } catch (IOException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        ServerSocket server = new ServerSocket(0);
        int port = server.getLocalPort();
        print(() -> new ServerSocket(port));
        server.setSoTimeout(1);
        print(server::accept);
        server.setSoTimeout(0);
        Socket one = new Socket("localhost", port);
        Socket other = server.accept();
        one.setSoTimeout(1);
        print(() -> one.getInputStream().read());
        print(() -> one.getPort() == port && other.getPort() == one.getLocalPort());
        one.getOutputStream().write("text".getBytes());
        print(() -> new String(other.getInputStream().readNBytes(4)));
        one.shutdownOutput();
        print(() -> other.getInputStream().read());
        print(() -> {
            one.getOutputStream().write(1);
            return "written";
        });
        other.getOutputStream().write(7);
        one.setSoTimeout(0);
        print(() -> one.getInputStream().read());
        one.close();
        print(() -> one.getInputStream().read());
        other.close();
        server.close();
        print(server::accept);
        print(() -> new Socket("localhost", port));
        print(() -> new Socket("no-such-host.invalid", port));
        print(() -> InetAddress.getByName("localhost"));
        Thread second = new Thread(() -> System.out.println("a second thread"));
        second.start();
        second.join();
    }
}
