package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;

/** A daemon that never ends and never blocks. */
@Expect(outputs = "main\n", exhaustive = false, fork = true, enough = "dfs 1")
public final class DaemonForever {
    private static volatile long spins;

    private static void spin() {
        while (true) {
            spins = spins + 1;
            Thread.yield();
        }
    }

    public static void main(String[] args) {
        Thread daemon = new Thread(DaemonForever::spin);
        daemon.setDaemon(true);
        daemon.start();
        System.out.println("main");
    }
}
