package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A ring buffer of one producer and one consumer: the new end is shown when the element is there. */
@Expect(
        outputs = {"nothing\n", "7\n"},
        proof = "dpor")
public final class RingBufferFixed {
    private final int[] slots = new int[2];
    private volatile int head;
    private volatile int tail;

    private void offer(int value) {
        int end = tail;
        if (end - head < slots.length) {
            slots[end % slots.length] = value;
            tail = end + 1;
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
        RingBufferFixed buffer = new RingBufferFixed();
        Thread producer = Threads.start(() -> buffer.offer(7));
        System.out.println(buffer.poll());
        producer.join();
    }
}
