package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** A queue lock whose threads use their own nodes again: the one behind still waits at a node that is locked anew. */
@Expect(outputs = "3\n", finding = "LIVELOCK", failureClass = "FF-T2", exhaustive = false)
public final class ClhLockWrong {
    private static final class Node {
        volatile boolean locked;
    }

    private static final AtomicReference<Node> TAIL = new AtomicReference<>(new Node());
    private static int count;

    private static void increment(Node mine) {
        mine.locked = true;
        Node before = TAIL.getAndSet(mine);
        while (before.locked) {
            Thread.onSpinWait();
        }
        count++;
        mine.locked = false;
    }

    private static void incrementTwice(Node mine) {
        increment(mine);
        increment(mine);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> incrementTwice(new Node()), () -> increment(new Node()));
        System.out.println(count);
    }
}
