package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Threads that start threads; the grandchild may outlive its parent. */
@Expect(outputs = {"child\ngrandchild\n", "grandchild\nchild\n"})
public final class ThreadStartsThread {
    private static void child() {
        Threads.start(() -> System.out.println("grandchild"));
        System.out.println("child");
    }

    public static void main(String[] args) {
        Threads.start(ThreadStartsThread::child);
    }
}
