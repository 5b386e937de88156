package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Exchanger;

/** Two threads swap. */
@Expect(outputs = "b a\n")
public final class Exchange {
    private static final Exchanger<String> EXCHANGER = new Exchanger<>();
    private static String left;
    private static String right;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = EXCHANGER.exchange("a"), () -> right = EXCHANGER.exchange("b"));
        System.out.println(left + " " + right);
    }
}
