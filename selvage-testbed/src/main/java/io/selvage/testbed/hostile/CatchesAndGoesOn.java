package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Each thread swallows the exceptions of the other's making; nothing is left uncaught. */
@Expect(outputs = {"0\n", "1\n"})
public final class CatchesAndGoesOn {
    private static volatile Object shared = "";
    private static volatile int caught;

    private static void use() {
        try {
            shared.toString();
        } catch (Throwable swallowed) {
            caught = 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(CatchesAndGoesOn::use, () -> shared = null);
        System.out.println(caught);
    }
}
