package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Counts twice unless a system property says that it has counted, and nobody takes the property back. */
@Expect(
        outputs = {"1", "2"},
        fork = true)
public final class KeptProperties {
    private static final String KEY = "selvage.testbed.counted";
    private static volatile int count;

    private static void count() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        if (System.getProperty(KEY) == null) {
            System.getProperties().put(KEY, "yes");
            Threads.run(KeptProperties::count, KeptProperties::count);
        }
        System.out.print(count);
    }
}
