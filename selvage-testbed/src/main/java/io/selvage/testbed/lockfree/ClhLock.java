package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicReference;

/** The queue lock of Craig, Landin and Hagersten: everybody waits for the one before and then takes over its node. */
@Expect(outputs = "3\n", proof = "dpor", exhaustive = false)
public final class ClhLock {
    private static final class Node {
        volatile boolean locked;
    }

    private static final AtomicReference<Node> TAIL = new AtomicReference<>(new Node());
    private static int count;

    /** Returns the node to use next time. */
    private static Node increment(Node mine) {
        mine.locked = true;
        Node before = TAIL.getAndSet(mine);
        while (before.locked) {
            Thread.onSpinWait();
        }
        count++;
        mine.locked = false;
        return before;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> increment(increment(new Node())), () -> increment(new Node()));
        System.out.println(count);
    }
}
