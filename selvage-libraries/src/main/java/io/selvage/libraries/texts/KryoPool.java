package io.selvage.libraries.texts;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.Pool;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads write, each with an object of a pool. */
@Of(Library.KRYO)
@Expect(outputs = "2\n", enough = "dpor 10")
public final class KryoPool {
    private KryoPool() {}

    public static void main(String[] args) throws Exception {
        Pool<Kryo> pool = new Pool<>(true, false, 8) {
            @Override
            protected Kryo create() {
                return new Kryo();
            }
        };
        int[] sizes = new int[2];
        Threads.run(() -> sizes[0] = write(pool), () -> sizes[1] = write(pool));
        System.out.println(sizes[0] + sizes[1]);
    }

    private static int write(Pool<Kryo> pool) {
        Kryo kryo = pool.obtain();
        try (Output output = new Output(16)) {
            kryo.writeObject(output, 5);
            return output.toBytes().length;
        } finally {
            pool.free(kryo);
        }
    }
}
