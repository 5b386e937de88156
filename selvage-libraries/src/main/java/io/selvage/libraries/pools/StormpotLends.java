package io.selvage.libraries.pools;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import stormpot.Pool;
import stormpot.Pooled;
import stormpot.Timeout;
import java.util.concurrent.TimeUnit;

/** Two threads claim the only object of a pool, one after the other. */
@Of(Library.STORMPOT)
@Expect(outputs = "2\n")
public final class StormpotLends {
    private StormpotLends() {}

    public static void main(String[] args) throws Exception {
        int[] shared = new int[1];
        Pool<Pooled<int[]>> pool = Pool.of(shared);
        Threads.run(() -> count(pool), () -> count(pool));
        System.out.println(shared[0]);
    }

    private static void count(Pool<Pooled<int[]>> pool) throws InterruptedException {
        try (Pooled<int[]> lent = pool.claim(new Timeout(30, TimeUnit.SECONDS))) {
            lent.object[0]++;
        }
    }
}
