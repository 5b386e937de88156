package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.ArrayBlockingQueue;

/** Of two offers to one place one succeeds. */
@Expect(outputs = {"true false 1\n", "false true 2\n"})
public final class QueueArrayOffer {
    private static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);
    private static boolean left;
    private static boolean right;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = QUEUE.offer(1), () -> right = QUEUE.offer(2));
        System.out.println(left + " " + right + " " + QUEUE.peek());
    }
}
