package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** The same with a new node for every push. */
@Expect(outputs = "ok\n", exhaustive = false, proof = "dpor")
public final class TreiberFresh {
    private static final class Node {
        volatile Node next;
    }

    private static final AtomicReference<Node> TOP = new AtomicReference<>();
    private static Node left;
    private static Node right;

    private static void push() {
        Node node = new Node();
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
            push();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        push();
        push();
        Threads.run(() -> left = pop(), TreiberFresh::popTwoPushOne);
        for (Node node = TOP.get(); node != null; node = node.next) {
            if (node == left || node == right) {
                throw new AssertionError("popped and still there");
            }
        }
        System.out.println("ok");
    }
}
