package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** State in a nested holder class that is initialised by whichever thread comes first. */
@Expect(outputs = {"a 2\n", "b 2\n"})
public final class StaticHolder {
    private static final ThreadLocal<String> NAME = new ThreadLocal<>();

    private static final class Holder {
        static final String FIRST = NAME.get();
        static final AtomicInteger COUNT = new AtomicInteger();
    }

    private static void use(String name) {
        NAME.set(name);
        Holder.COUNT.incrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> use("a"), () -> use("b"));
        System.out.println(Holder.FIRST + " " + Holder.COUNT);
    }
}
