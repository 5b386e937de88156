package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A thread that goes on after main has ended. */
@Expect(outputs = {"main\nthread\n", "thread\nmain\n"})
public final class LeftOverThread {
    public static void main(String[] args) {
        Threads.start(() -> System.out.println("thread"));
        System.out.println("main");
    }
}
