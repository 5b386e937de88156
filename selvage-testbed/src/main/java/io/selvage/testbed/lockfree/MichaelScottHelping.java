package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** The queue of Michael and Scott as they wrote it: a thread that sees the end lag helps, and looks twice. */
@Expect(outputs = "2 elements\n", exhaustive = false, proof = "dpor")
public final class MichaelScottHelping {
    private static final class Node {
        final AtomicReference<Node> next = new AtomicReference<>();
    }

    private final Node first = new Node();
    private final AtomicReference<Node> tail = new AtomicReference<>(first);

    private void add() {
        Node added = new Node();
        while (true) {
            Node last = tail.get();
            Node next = last.next.get();
            if (last != tail.get()) {
                continue;
            }
            if (next != null) {
                tail.compareAndSet(last, next);
            } else if (last.next.compareAndSet(null, added)) {
                tail.compareAndSet(last, added);
                return;
            }
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
        MichaelScottHelping queue = new MichaelScottHelping();
        Threads.run(queue::add, queue::add);
        System.out.println(queue.size() + " elements");
    }
}
