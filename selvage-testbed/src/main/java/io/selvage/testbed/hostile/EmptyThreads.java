package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Threads that do nothing at all: no scheduling point but their start and end. */
@Expect(outputs = "done\n", also = "NOTHING_TESTED")
public final class EmptyThreads {
    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> {}, () -> {});
        System.out.println("done");
    }
}
