package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Not alive before start and after join, either in between. */
@Expect(outputs = {"false true false\n", "false false false\n"})
public final class ThreadIsAlive {
    private static volatile int value;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Threads.of(() -> value = 1);
        boolean before = thread.isAlive();
        thread.start();
        boolean between = thread.isAlive();
        thread.join();
        System.out.println(before + " " + between + " " + thread.isAlive());
    }
}
