package io.selvage.libraries.pools;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.apache.commons.pool2.BasePooledObjectFactory;
import org.apache.commons.pool2.PooledObject;
import org.apache.commons.pool2.impl.DefaultPooledObject;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;

/** Two threads borrow the only object of a pool, one after the other. */
@Of(Library.POOL2)
@Expect(outputs = "2\n")
public final class Pool2Lends {
    private Pool2Lends() {}

    static GenericObjectPool<int[]> pool() {
        GenericObjectPoolConfig<int[]> config = new GenericObjectPoolConfig<>();
        config.setMaxTotal(1);
        config.setJmxEnabled(false);
        BasePooledObjectFactory<int[]> factory = new BasePooledObjectFactory<>() {
            @Override
            public int[] create() {
                return new int[1];
            }

            @Override
            public PooledObject<int[]> wrap(int[] made) {
                return new DefaultPooledObject<>(made);
            }
        };
        return new GenericObjectPool<>(factory, config);
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
