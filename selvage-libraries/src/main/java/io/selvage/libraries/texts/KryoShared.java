package io.selvage.libraries.texts;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Output;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Two threads write with one object. */
@Of(Library.KRYO)
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION", enough = "random 10")
public final class KryoShared {
    private KryoShared() {}

    public static void main(String[] args) throws Exception {
        Kryo kryo = new Kryo();
        int[] sizes = new int[2];
        Threads.run(() -> sizes[0] = write(kryo), () -> sizes[1] = write(kryo));
        System.out.println(sizes[0] + sizes[1]);
    }

    private static int write(Kryo kryo) {
        try (Output output = new Output(16)) {
            kryo.writeObject(output, 5);
            return output.toBytes().length;
        }
    }
}
