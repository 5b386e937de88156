package io.selvage.bench.compared;

import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** A lock-free stack that pushes a popped node again: who saw it on top before takes the stack for unchanged (ABA). */
public class LockFreeStack {
    /** An element. */
    static final class Node {
        volatile Node next;
    }

    private final AtomicReference<Node> top = new AtomicReference<>();
    private volatile Node left;
    private volatile Node right;

    Node toPush(Node popped) {
        return popped;
    }

    private void push(Node node) {
        Node old;
        do {
            old = top.get();
            node.next = old;
        } while (!top.compareAndSet(old, node));
    }

    private Node pop() {
        Node old;
        do {
            old = top.get();
        } while (old != null && !top.compareAndSet(old, old.next));
        return old;
    }

    private void popOne() {
        left = pop();
    }

    private void popTwoPushOne() {
        Node first = pop();
        right = pop();
        if (first != null) {
            push(toPush(first));
        }
    }

    static void check(LockFreeStack stack) throws InterruptedException {
        stack.push(new Node());
        stack.push(new Node());
        Threads.run(stack::popOne, stack::popTwoPushOne);
        for (Node node = stack.top.get(); node != null; node = node.next) {
            Shared.require(node != stack.left && node != stack.right, "popped and still there");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        check(Shared.of(new LockFreeStack()));
    }

    /** Pushes a new node each time. */
    public static final class Fixed extends LockFreeStack {
        @Override
        Node toPush(Node popped) {
            return new Node();
        }

        public static void main(String[] args) throws InterruptedException {
            check(Shared.of(new Fixed()));
        }
    }
}
