package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Threads without a name are numbered from zero in every execution. */
@Expect(outputs = "Thread-0 Thread-1\n", fork = true)
public final class ThreadNumbers {
    private static String left;
    private static String right;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(
                () -> left = Thread.currentThread().getName(),
                () -> right = Thread.currentThread().getName());
        System.out.println(left + " " + right);
    }
}
