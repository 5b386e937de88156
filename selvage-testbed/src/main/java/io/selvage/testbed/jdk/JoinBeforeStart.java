package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;

/** Somebody waits, for a while, for a thread that may not have been started yet, and then does not wait at all. */
@Expect(outputs = {"alive\n", "not alive\n"})
public final class JoinBeforeStart {
    private static volatile int count;

    private static Thread waiter(Thread other) {
        return new Thread(() -> {
            try {
                other.join(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            System.out.println(other.isAlive() ? "alive" : "not alive");
        });
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> count++);
        Thread waiter = waiter(other);
        waiter.start();
        other.start();
        waiter.join();
        other.join();
    }
}
