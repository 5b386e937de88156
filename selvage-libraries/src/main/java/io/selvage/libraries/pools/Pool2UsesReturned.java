package io.selvage.libraries.pools;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.apache.commons.pool2.impl.GenericObjectPool;

/** Two threads borrow the only object of a pool and go on using it after they returned it. */
@Of(Library.POOL2)
@Expect(
        outputs = {"2\n"},
        finding = "DATA_RACE")
public final class Pool2UsesReturned {
    private Pool2UsesReturned() {}

    public static void main(String[] args) throws Exception {
        GenericObjectPool<int[]> pool = Pool2Lends.pool();
        Threads.run(() -> count(pool), () -> count(pool));
        System.out.println(pool.borrowObject()[0]);
    }

    private static void count(GenericObjectPool<int[]> pool) throws Exception {
        int[] lent = pool.borrowObject();
        pool.returnObject(lent);
        lent[0]++;
    }
}
