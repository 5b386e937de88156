package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Random numbers decide who does what: the same in every execution of one schedule. */
@Expect(outputs = "ok\n", exhaustive = false)
public final class Chance {
    private static final Object A = new Object();
    private static final Object B = new Object();

    private static void work() {
        boolean either = new Random().nextBoolean()
                ^ Math.random() < 0.5
                ^ ThreadLocalRandom.current().nextBoolean();
        synchronized (either ? A : B) {
            Thread.yield();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(Chance::work, Chance::work);
        System.out.println("ok");
    }
}
