package io.selvage.libraries.pools;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.impl.GenericObjectPool;

/** Two threads borrow the only object of a pool, one after the other. */
@Of(Library.POOL1)
@Expect(outputs = "2\n")
public final class Pool1Lends {
    private Pool1Lends() {}

    static GenericObjectPool<int[]> pool() {
        return new GenericObjectPool<>(
                new BasePoolableObjectFactory<int[]>() {
                    @Override
                    public int[] makeObject() {
                        return new int[1];
                    }
                },
                1);
    }

    public static void main(String[] args) throws Exception {
        GenericObjectPool<int[]> pool = pool();
        Threads.run(() -> count(pool), () -> count(pool));
        System.out.println(pool.borrowObject()[0]);
    }

    private static void count(GenericObjectPool<int[]> pool) throws Exception {
        int[] lent = pool.borrowObject();
        lent[0]++;
        pool.returnObject(lent);
    }
}
