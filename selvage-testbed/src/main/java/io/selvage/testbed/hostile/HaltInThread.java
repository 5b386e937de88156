package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Runtime.halt ends the program without hooks. */
@Expect(
        outputs = {"", "main\n"},
        fork = true)
public final class HaltInThread {
    public static void main(String[] args) throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        Thread thread = Threads.start(() -> Runtime.getRuntime().halt(3));
        System.out.println("main");
        thread.join();
        System.out.println("never");
    }
}
