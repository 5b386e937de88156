package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.CountDownLatch;

/** A thread left waiting after main has ended. */
@Expect(finding = "ORPHANED_WAIT", also = "THREAD_LEAK")
public final class LeftOverWaiting {
    public static void main(String[] args) {
        Threads.start(() -> new CountDownLatch(1).await());
        System.out.println("main");
    }
}
