package io.selvage.testbed.component;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/** A pool that takes a connection back before it announces it. */
@Expect(outputs = "done\n", proof = "dpor")
public final class ConnectionPoolFixed {
    private final Semaphore free = new Semaphore(1);
    private final Queue<String> connections = new ConcurrentLinkedQueue<>();

    private ConnectionPoolFixed() {
        connections.add("connection");
    }

    private void use() throws InterruptedException {
        free.acquire();
        String connection = connections.remove();
        connections.add(connection);
        free.release();
    }

    public static void main(String[] args) throws InterruptedException {
        ConnectionPoolFixed pool = new ConnectionPoolFixed();
        Threads.run(pool::use, pool::use);
        System.out.println("done");
    }
}
