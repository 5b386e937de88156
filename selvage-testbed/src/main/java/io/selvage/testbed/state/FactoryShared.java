package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** A factory numbers the threads that it makes. */
@Expect(
        outputs = {"first\n", "second\n"},
        proof = "dpor")
public final class FactoryShared {
    private static final ThreadFactory FACTORY = Executors.defaultThreadFactory();
    private static String one;
    private static String other;

    private FactoryShared() {}

    private static String make() {
        return FACTORY.newThread(() -> {}).getName();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one = make(), () -> other = make());
        System.out.println(one.compareTo(other) < 0 ? "first" : "second");
    }
}
