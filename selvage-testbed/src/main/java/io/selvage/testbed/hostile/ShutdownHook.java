package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A shutdown hook runs when the last thread has ended, in every execution. */
@Expect(
        outputs = {"main\nthread\nhook\n", "thread\nmain\nhook\n"},
        fork = true)
public final class ShutdownHook {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        Threads.start(() -> System.out.println("thread"));
        System.out.println("main");
    }
}
