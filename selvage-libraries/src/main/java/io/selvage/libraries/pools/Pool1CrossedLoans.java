package io.selvage.libraries.pools;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.apache.commons.pool.impl.GenericObjectPool;

/** Two threads borrow from two pools in opposite order and wait for each other for ever. */
@Of(Library.POOL1)
@Expect(
        outputs = "done\n",
        finding = "ORPHANED_WAIT",
        also = {"DEADLOCK", "LOST_NOTIFICATION", "MISSED_NOTIFICATION", "THREAD_LEAK"},
        enough = "random 300")
public final class Pool1CrossedLoans {
    private Pool1CrossedLoans() {}

    public static void main(String[] args) throws Exception {
        GenericObjectPool<int[]> one = Pool1Lends.pool();
        GenericObjectPool<int[]> two = Pool1Lends.pool();
        Threads.run(() -> borrow(one, two), () -> borrow(two, one));
        System.out.println("done");
    }

    private static void borrow(GenericObjectPool<int[]> first, GenericObjectPool<int[]> second) throws Exception {
        int[] a = first.borrowObject();
        int[] b = second.borrowObject();
        second.returnObject(b);
        first.returnObject(a);
    }
}
