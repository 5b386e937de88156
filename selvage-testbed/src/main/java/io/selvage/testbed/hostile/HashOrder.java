package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The order of identity hashes decides the order of locks: the same in every execution of one schedule. */
@Expect(outputs = "ok\n", exhaustive = false)
public final class HashOrder {
    private static final Set<Object> LOCKS = new HashSet<>(List.of(new Object(), new Object(), new Object()));

    private static void lockEach() {
        for (Object lock : LOCKS) {
            synchronized (lock) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(HashOrder::lockEach, HashOrder::lockEach);
        System.out.println("ok");
    }
}
