package io.selvage.libraries.languages;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import scala.collection.mutable.ArrayBuffer;

/** Two threads append to a buffer without a lock. */
@Of(Library.SCALA)
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class ScalaBufferShared {
    private ScalaBufferShared() {}

    public static void main(String[] args) throws Exception {
        ArrayBuffer<Integer> buffer = new ArrayBuffer<>();
        Threads.run(() -> buffer.addOne(1), () -> buffer.addOne(2));
        System.out.println(buffer.size());
    }
}
