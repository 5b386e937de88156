package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.IOException;
import java.net.ServerSocket;

/** Waits for a connection that nobody makes. */
@Expect(finding = "ORPHANED_WAIT")
public final class AcceptsSocket {
    private static void accept() throws IOException {
        try (ServerSocket server = new ServerSocket(0)) {
            server.accept();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(AcceptsSocket::accept);
    }
}
