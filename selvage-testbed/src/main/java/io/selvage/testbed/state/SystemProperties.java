package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** One thread sets a property of the system that another reads. */
@Expect(
        outputs = {"null\n", "x\n"},
        proof = "dpor")
public final class SystemProperties {
    private static String seen;

    private static void one() {
        System.setProperty("selvage.state", "x");
    }

    private static void other() {
        seen = System.getProperty("selvage.state");
    }

    public static void main(String[] args) throws InterruptedException {
        System.clearProperty("selvage.state");
        Threads.run(() -> one(), () -> other());
        System.out.println(seen);
    }
}
