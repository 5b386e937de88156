package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.AbstractQueue;
import java.util.Collections;
import java.util.Iterator;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicInteger;

/** A skeletal class of the JDK has no state: what it calls is the program's. */
@Expect(outputs = "3\n", proof = "dpor")
public final class QueueExtended {
    private QueueExtended() {}

    private static final class Sum extends AbstractQueue<Integer> {
        private final AtomicInteger sum = new AtomicInteger();

        @Override
        public boolean offer(Integer element) {
            sum.addAndGet(element);
            return true;
        }

        @Override
        public Integer poll() {
            return sum.getAndSet(0);
        }

        @Override
        public Integer peek() {
            return sum.get();
        }

        @Override
        public int size() {
            return sum.get();
        }

        @Override
        public Iterator<Integer> iterator() {
            return Collections.emptyIterator();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Queue<Integer> queue = new Sum();
        Threads.run(() -> queue.add(1), () -> queue.offer(2));
        System.out.println(queue.remove());
    }
}
