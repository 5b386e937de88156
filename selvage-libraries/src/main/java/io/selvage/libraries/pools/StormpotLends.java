package io.selvage.libraries.pools;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import stormpot.Pool;
import stormpot.Pooled;
import stormpot.Timeout;

/** Two threads claim the only object of a pool, one after the other. */
@Of(Library.STORMPOT)
@Expect(outputs = "true\n")
public final class StormpotLends {
    private StormpotLends() {}

    public static void main(String[] args) throws Exception {
        AtomicInteger loans = new AtomicInteger();
        int[] shared = new int[1];
        Pool<Pooled<int[]>> pool = Pool.of(shared);
        Threads.run(() -> count(pool, loans), () -> count(pool, loans));
        System.out.println(shared[0] == loans.get());
    }

    private static void count(Pool<Pooled<int[]>> pool, AtomicInteger loans) throws InterruptedException {
        try (Pooled<int[]> lent = pool.claim(new Timeout(30, TimeUnit.SECONDS))) {
            if (lent != null) {
                loans.incrementAndGet();
                lent.object[0]++;
            }
        }
    }
}
