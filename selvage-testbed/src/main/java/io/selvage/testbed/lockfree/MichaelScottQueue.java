package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The queue of Michael and Scott: a node is linked to the end by a comparison, and whoever sees the end lag moves it.
 */
@Expect(outputs = "2 elements\n", proof = "dpor")
public final class MichaelScottQueue {
    private static final class Node {
        final AtomicReference<Node> next = new AtomicReference<>();
    }

    private final Node first = new Node();
    private final AtomicReference<Node> tail = new AtomicReference<>(first);

    private void add() {
        Node added = new Node();
        while (true) {
            Node last = tail.get();
            if (last.next.compareAndSet(null, added)) {
                tail.compareAndSet(last, added);
                return;
            }
            tail.compareAndSet(last, last.next.get());
        }
    }

    private int size() {
        int size = 0;
        for (Node node = first.next.get(); node != null; node = node.next.get()) {
            size++;
        }
        return size;
    }

    public static void main(String[] args) throws InterruptedException {
        MichaelScottQueue queue = new MichaelScottQueue();
        Threads.run(queue::add, queue::add);
        System.out.println(queue.size() + " elements");
    }
}
