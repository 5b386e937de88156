package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/** A pool that announces a connection before it is back: whoever waited for it finds nothing. */
@Expect(outputs = "done\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "EF-T5", proof = "dpor")
public final class ConnectionPool {
    private final Semaphore free = new Semaphore(1);
    private final Queue<String> connections = new ConcurrentLinkedQueue<>();

    private ConnectionPool() {
        connections.add("connection");
    }

    private void use() throws InterruptedException {
        free.acquire();
        String connection = connections.remove();
        free.release();
        connections.add(connection);
    }

    public static void main(String[] args) throws InterruptedException {
        ConnectionPool pool = new ConnectionPool();
        Threads.run(pool::use, pool::use);
        System.out.println("done");
    }
}
