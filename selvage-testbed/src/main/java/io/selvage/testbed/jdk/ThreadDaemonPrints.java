package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** What a daemon prints may come before the end, or never. */
@Expect(
        outputs = {"main\n", "main\ndaemon\n", "daemon\nmain\n"},
        fork = true)
public final class ThreadDaemonPrints {
    public static void main(String[] args) {
        Thread daemon = Threads.of(() -> System.out.println("daemon"));
        daemon.setDaemon(true);
        daemon.start();
        System.out.println("main");
    }
}
