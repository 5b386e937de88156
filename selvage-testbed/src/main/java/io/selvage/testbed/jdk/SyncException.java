package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** An exception that leaves a synchronized method and one that leaves a block release the lock. */
@Expect(outputs = "2\n")
public final class SyncException {
    private static int count;

    private static synchronized void method() {
        count++;
        throw new IllegalStateException();
    }

    private static void block() {
        synchronized (SyncException.class) {
            count++;
            throw new IllegalStateException();
        }
    }

    private static void quietly(Runnable task) {
        try {
            task.run();
        } catch (IllegalStateException expected) {
            // the point is the lock
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> quietly(SyncException::method), () -> quietly(SyncException::block));
        System.out.println(count);
    }
}
