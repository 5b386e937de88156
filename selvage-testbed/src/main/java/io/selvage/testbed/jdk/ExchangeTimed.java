package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Either both swap or both give up. */
@Expect(outputs = {"b a\n", "timeout timeout\n"})
public final class ExchangeTimed {
    private static final Exchanger<String> EXCHANGER = new Exchanger<>();
    private static String left;
    private static String right;

    private static String swap(String mine) throws InterruptedException {
        try {
            return EXCHANGER.exchange(mine, 100, TimeUnit.MICROSECONDS);
        } catch (TimeoutException late) {
            return "timeout";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = swap("a"), () -> right = swap("b"));
        System.out.println(left + " " + right);
    }
}
