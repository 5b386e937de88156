package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** System.exit in a thread ends the program wherever main is. */
@Expect(
        outputs = {"", "main\n"},
        fork = true)
public final class ExitInThread {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(() -> System.exit(3));
        System.out.println("main");
        thread.join();
        System.out.println("never");
    }
}
