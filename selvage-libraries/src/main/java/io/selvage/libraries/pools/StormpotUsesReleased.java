package io.selvage.libraries.pools;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.TimeUnit;
import stormpot.Pool;
import stormpot.Pooled;
import stormpot.Timeout;

/** Two threads claim the only object and go on using it after they released it. */
@Of(Library.STORMPOT)
@Expect(
        outputs = {"2\n"},
        finding = "DATA_RACE")
public final class StormpotUsesReleased {
    private StormpotUsesReleased() {}

    public static void main(String[] args) throws Exception {
        int[] shared = new int[1];
        Pool<Pooled<int[]>> pool = Pool.of(shared);
        Threads.run(() -> count(pool), () -> count(pool));
        System.out.println(shared[0]);
    }

    private static void count(Pool<Pooled<int[]>> pool) throws InterruptedException {
        Pooled<int[]> lent = pool.claim(new Timeout(30, TimeUnit.SECONDS));
        if (lent != null) {
            lent.release();
            lent.object[0]++;
        }
    }
}
