package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Double-checked locking without volatile. */
@Expect(outputs = "1 42\n", finding = "DATA_RACE", proof = "dpor")
public final class DoubleChecked {
    private static final AtomicInteger MADE = new AtomicInteger();
    private static DoubleChecked instance;
    private final int value;

    private DoubleChecked() {
        MADE.incrementAndGet();
        value = 42;
    }

    private static DoubleChecked get() {
        if (instance == null) {
            synchronized (DoubleChecked.class) {
                if (instance == null) {
                    instance = new DoubleChecked();
                }
            }
        }
        return instance;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(DoubleChecked::get, DoubleChecked::get);
        System.out.println(MADE.get() + " " + get().value);
    }
}
