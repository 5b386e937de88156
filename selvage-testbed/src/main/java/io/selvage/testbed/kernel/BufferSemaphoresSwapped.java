package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;

/** A slot whose consumer enters first and waits for the item inside, where nobody can bring it. */
@Expect(outputs = "7\n", finding = "ORPHANED_WAIT", also = "DEADLOCK", proof = "dpor")
public final class BufferSemaphoresSwapped {
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
        MUTEX.acquire();
        ITEMS.acquire();
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
