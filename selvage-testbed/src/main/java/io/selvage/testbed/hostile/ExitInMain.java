package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CountDownLatch;

/** System.exit in main ends the program although a thread waits for ever. */
@Expect(outputs = "bye\n", fork = true)
public final class ExitInMain {
    public static void main(String[] args) {
        Threads.start(() -> new CountDownLatch(1).await());
        System.out.println("bye");
        System.exit(0);
    }
}
