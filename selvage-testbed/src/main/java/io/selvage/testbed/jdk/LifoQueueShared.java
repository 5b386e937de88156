package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Queue;

/** A queue that shows a deque from its other end: adding to it changes the deque. */
@Expect(
        finding = "DATA_RACE",
        outputs = {"[1, 2]\n", "[2, 1]\n"})
public final class LifoQueueShared {
    private static final Queue<Integer> LAST_FIRST = Collections.asLifoQueue(new ArrayDeque<>());

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> LAST_FIRST.add(1), () -> LAST_FIRST.add(2));
        System.out.println(LAST_FIRST);
    }
}
