package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** Elements come out in the order of their deadlines, not before. */
@Expect(outputs = "a true b true\n")
public final class QueueDelay {
    private record Item(String name, long deadline) implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(deadline, ((Item) other).deadline);
        }
    }

    private static String take(DelayQueue<Item> queue) throws InterruptedException {
        Item item = queue.take();
        return item.name + " " + (System.nanoTime() >= item.deadline);
    }

    public static void main(String[] args) throws InterruptedException {
        DelayQueue<Item> queue = new DelayQueue<>();
        long now = System.nanoTime();
        queue.put(new Item("b", now + 2_000_000));
        queue.put(new Item("a", now + 1_000_000));
        Threads.run(() -> System.out.println(take(queue) + " " + take(queue)));
    }
}
