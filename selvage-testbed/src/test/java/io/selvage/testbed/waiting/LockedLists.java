package io.selvage.testbed.waiting;

import java.util.concurrent.locks.ReentrantLock;

/** Sorted lists into which each thread inserts one number. */
final class LockedLists {
    private static final class Node {
        final int item;
        final ReentrantLock lock = new ReentrantLock();
        Node next;

        Node(int item, Node next) {
            this.item = item;
            this.next = next;
        }
    }

    private LockedLists() {}

    /** One lock for the whole list. */
    static Runnable coarse(int threads) {
        return () -> {
            ReentrantLock lock = new ReentrantLock();
            Node head = empty();
            Together.run(threads, number -> {
                lock.lock();
                try {
                    Node before = head;
                    while (before.next.item < number) {
                        before = before.next;
                    }
                    before.next = new Node(number, before.next);
                } finally {
                    lock.unlock();
                }
            });
            print(head);
        };
    }

    /** A lock for each node, taken hand over hand. */
    static Runnable fine(int threads) {
        return () -> {
            Node head = empty();
            Together.run(threads, number -> {
                head.lock.lock();
                Node before = head;
                before.next.lock.lock();
                while (before.next.item < number) {
                    before.lock.unlock();
                    before = before.next;
                    before.next.lock.lock();
                }
                Node after = before.next;
                before.next = new Node(number, after);
                after.lock.unlock();
                before.lock.unlock();
            });
            print(head);
        };
    }

    private static Node empty() {
        return new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));
    }

    private static void print(Node head) {
        StringBuilder text = new StringBuilder();
        for (Node node = head.next; node.next != null; node = node.next) {
            text.append(node.item).append(' ');
        }
        System.out.println(text);
    }
}
