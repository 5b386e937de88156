package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** An atomic is read and written by reflection: not at once. */
@Expect(outputs = {"1\n", "2\n"})
public final class AtomicReflected {
    private static final AtomicInteger COUNT = new AtomicInteger();

    private static void increment() throws ReflectiveOperationException {
        int seen = (Integer) AtomicInteger.class.getMethod("get").invoke(COUNT);
        AtomicInteger.class.getMethod("set", int.class).invoke(COUNT, seen + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(AtomicReflected::increment, AtomicReflected::increment);
        System.out.println(COUNT);
    }
}
