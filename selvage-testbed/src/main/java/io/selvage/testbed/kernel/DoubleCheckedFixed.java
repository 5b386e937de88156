package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Double-checked locking with volatile. */
@Expect(outputs = "1 42\n", proof = "dpor")
public final class DoubleCheckedFixed {
    private static final AtomicInteger MADE = new AtomicInteger();
    private static volatile DoubleCheckedFixed instance;
    private int value;

    private static DoubleCheckedFixed make() {
        DoubleCheckedFixed made = new DoubleCheckedFixed();
        made.value = 42;
        MADE.incrementAndGet();
        return made;
    }

    private static int get() {
        if (instance == null) {
            synchronized (DoubleCheckedFixed.class) {
                if (instance == null) {
                    instance = make();
                }
            }
        }
        return instance.value;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(DoubleCheckedFixed::get, DoubleCheckedFixed::get);
        System.out.println(MADE.get() + " " + get());
    }
}
