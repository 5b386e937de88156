package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A timed join may give up, whatever the time. */
@Expect(outputs = {"true\n", "false\n"})
public final class ThreadJoinTimed {
    private static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.start(() -> done = true);
        thread.join(1);
        System.out.println(done);
    }
}
