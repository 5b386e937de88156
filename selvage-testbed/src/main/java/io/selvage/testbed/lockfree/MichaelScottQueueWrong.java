package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The queue of Michael and Scott with a plain store in place of the comparison: of two nodes at the same end one is
 * lost.
 */
@Expect(outputs = "2 elements\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T1", proof = "dpor")
public final class MichaelScottQueueWrong {
    private static final class Node {
        final AtomicReference<Node> next = new AtomicReference<>();
    }

    private final Node first = new Node();
    private final AtomicReference<Node> tail = new AtomicReference<>(first);

    private void add() {
        Node added = new Node();
        Node last = tail.get();
        last.next.set(added);
        tail.compareAndSet(last, added);
    }

    private int size() {
        int size = 0;
        for (Node node = first.next.get(); node != null; node = node.next.get()) {
            size++;
        }
        return size;
    }

    public static void main(String[] args) throws InterruptedException {
        MichaelScottQueueWrong queue = new MichaelScottQueueWrong();
        Threads.run(queue::add, queue::add);
        if (queue.size() != 2) {
            throw new AssertionError("an element is lost");
        }
        System.out.println("2 elements");
    }
}
