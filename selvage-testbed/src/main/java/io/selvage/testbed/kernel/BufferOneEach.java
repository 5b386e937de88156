package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** With one producer and one consumer notify is enough. */
@Expect(outputs = "1 2\n", proof = "dpor")
public final class BufferOneEach {
    private int slot;

    private synchronized void put(int value) throws InterruptedException {
        while (slot != 0) {
            wait();
        }
        slot = value;
        notify();
    }

    private synchronized int take() throws InterruptedException {
        while (slot == 0) {
            wait();
        }
        int value = slot;
        slot = 0;
        notify();
        return value;
    }

    public static void main(String[] args) throws InterruptedException {
        BufferOneEach buffer = new BufferOneEach();
        Thread producer = Threads.start(() -> {
            buffer.put(1);
            buffer.put(2);
        });
        System.out.println(buffer.take() + " " + buffer.take());
        producer.join();
    }
}
