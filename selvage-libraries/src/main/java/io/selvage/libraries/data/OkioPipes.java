package io.selvage.libraries.data;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import okio.Buffer;
import okio.Pipe;

/** One thread writes into a pipe, the other one reads from it. */
@Of(Library.OKIO)
@Expect(outputs = "7\n", proof = "dpor")
public final class OkioPipes {
    private OkioPipes() {}

    public static void main(String[] args) throws Exception {
        Pipe pipe = new Pipe(8);
        Buffer read = new Buffer();
        Threads.run(
                () -> pipe.sink().write(new Buffer().writeByte(7), 1),
                () -> pipe.source().read(read, 1));
        System.out.println(read.readByte());
    }
}
