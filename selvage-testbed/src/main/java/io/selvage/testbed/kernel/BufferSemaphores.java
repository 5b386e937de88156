package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;

/** A slot with semaphores: first wait for the item, then enter. */
@Expect(outputs = "7\n", proof = "dpor")
public final class BufferSemaphores {
    private static final Semaphore MUTEX = new Semaphore(1);
    private static final Semaphore ITEMS = new Semaphore(0);
    private static int slot;

    private static void put(int value) throws InterruptedException {
        MUTEX.acquire();
        slot = value;
        MUTEX.release();
        ITEMS.release();
    }

    private static int take() throws InterruptedException {
        ITEMS.acquire();
        MUTEX.acquire();
        int value = slot;
        MUTEX.release();
        return value;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread producer = Threads.start(() -> put(7));
        System.out.println(take());
        producer.join();
    }
}
