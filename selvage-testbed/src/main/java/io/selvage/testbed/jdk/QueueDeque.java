package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.LinkedBlockingDeque;

/** Both ends of a blocking deque. */
@Expect(outputs = {"a b\n", "b a\n"})
public final class QueueDeque {
    private static final LinkedBlockingDeque<String> DEQUE = new LinkedBlockingDeque<>();

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> DEQUE.putFirst("a"), () -> DEQUE.putFirst("b"));
        System.out.println(DEQUE.takeLast() + " " + DEQUE.takeFirst());
    }
}
