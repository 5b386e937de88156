package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A ring buffer of one producer that shows the new end before the element is there. */
@Expect(
        outputs = {"nothing\n", "0\n", "7\n"},
        finding = "DATA_RACE",
        proof = "dpor")
public final class RingBuffer {
    private final int[] slots = new int[2];
    private volatile int head;
    private volatile int tail;

    private void offer(int value) {
        int end = tail;
        if (end - head < slots.length) {
            tail = end + 1;
            slots[end % slots.length] = value;
        }
    }

    private String poll() {
        int begin = head;
        if (begin == tail) {
            return "nothing";
        }
        int value = slots[begin % slots.length];
        head = begin + 1;
        return String.valueOf(value);
    }

    public static void main(String[] args) throws InterruptedException {
        RingBuffer buffer = new RingBuffer();
        Thread producer = Threads.start(() -> buffer.offer(7));
        System.out.println(buffer.poll());
        producer.join();
    }
}
