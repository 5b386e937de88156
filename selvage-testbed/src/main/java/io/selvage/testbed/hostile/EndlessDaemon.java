package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;

/** A daemon that does nothing for ever: the JVM does not wait for it. */
@Expect(outputs = "main\n", fork = true)
public final class EndlessDaemon {
    private static void spin() {
        while (true) {
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) {
        Thread daemon = new Thread(EndlessDaemon::spin);
        daemon.setDaemon(true);
        daemon.start();
        System.out.println("main");
    }
}
