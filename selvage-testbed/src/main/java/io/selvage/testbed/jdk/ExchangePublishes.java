package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Exchanger;

/** What is handed over is known to whoever gets it. */
@Expect(outputs = "6 6\n")
public final class ExchangePublishes {
    private static final class Box {
        private int number;
    }

    private static final Exchanger<Box> EXCHANGER = new Exchanger<>();
    private static int left;
    private static int right;

    private static int swap() throws InterruptedException {
        Box box = new Box();
        box.number = 5;
        Box other = EXCHANGER.exchange(box);
        return ++other.number;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = swap(), () -> right = swap());
        System.out.println(left + " " + right);
    }
}
