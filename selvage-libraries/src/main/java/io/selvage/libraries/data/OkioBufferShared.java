package io.selvage.libraries.data;

import io.selvage.libraries.Check;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import okio.Buffer;

/** Two threads write to one buffer, which is made for one thread. */
@Of(Library.OKIO)
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class OkioBufferShared {
    private OkioBufferShared() {}

    public static void main(String[] args) throws Exception {
        Buffer buffer = new Buffer();
        Threads.run(() -> buffer.writeByte(1), () -> buffer.writeByte(2));
        Check.that(buffer.size() == 2, "a byte is lost");
        System.out.println(buffer.size());
    }
}
