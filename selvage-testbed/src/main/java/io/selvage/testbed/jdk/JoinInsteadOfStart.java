package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Whoever joins a thread that has not been started yet does not wait for it, and sees nothing of what it will do. */
@Expect(outputs = {"0\n", "1\n"})
public final class JoinInsteadOfStart {
    private static final Object LOCK = new Object();
    private static int count;

    private static void increment() {
        synchronized (LOCK) {
            count++;
        }
    }

    private static void tell() {
        synchronized (LOCK) {
            System.out.println(count);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread late = new Thread(JoinInsteadOfStart::increment);
        Thread starter = Threads.start(late::start);
        Thread reader = Threads.start(() -> {
            late.join();
            tell();
        });
        starter.join();
        reader.join();
        late.join();
    }
}
