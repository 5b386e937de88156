package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Ids are positive and distinct; they do not depend on earlier executions. */
@Expect(outputs = "true\n")
public final class ThreadIds {
    private static volatile int value;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(() -> value = 1);
        long id = thread.getId();
        thread.join();
        System.out.println(id > 0 && id != Thread.currentThread().getId());
    }
}
