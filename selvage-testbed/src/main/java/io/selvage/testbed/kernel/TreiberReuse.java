package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** A lock-free stack whose nodes are pushed again: a pop that sees A, then A again, brings B back from the dead. */
@Expect(outputs = "ok\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T1", exhaustive = false, proof = "dpor")
public final class TreiberReuse {
    private static final class Node {
        volatile Node next;
    }

    private static final AtomicReference<Node> TOP = new AtomicReference<>();
    private static Node left;
    private static Node right;

    private static void push(Node node) {
        Node old;
        do {
            old = TOP.get();
            node.next = old;
        } while (!TOP.compareAndSet(old, node));
    }

    private static Node pop() {
        Node old;
        do {
            old = TOP.get();
        } while (old != null && !TOP.compareAndSet(old, old.next));
        return old;
    }

    private static void popTwoPushOne() {
        Node first = pop();
        right = pop();
        if (first != null) {
            push(first);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        push(new Node());
        push(new Node());
        Threads.run(() -> left = pop(), TreiberReuse::popTwoPushOne);
        for (Node node = TOP.get(); node != null; node = node.next) {
            if (node == left || node == right) {
                throw new AssertionError("popped and still there");
            }
        }
        System.out.println("ok");
    }
}
