package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads join the same one; joining an ended or unstarted thread returns at once. */
@Expect(outputs = "1 1\n")
public final class ThreadJoinTwice {
    private static int value;
    private static int left;
    private static int right;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = Threads.start(() -> value = 1);
        Thread reader = Threads.start(() -> {
            writer.join();
            left = value;
        });
        writer.join();
        right = value;
        reader.join();
        reader.join();
        new Thread(() -> {}).join();
        System.out.println(left + " " + right);
    }
}
