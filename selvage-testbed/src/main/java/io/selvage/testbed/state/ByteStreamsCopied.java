package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** A stream that is written to another one holds both locks, its own first. */
@Expect(outputs = "done\n", finding = "DEADLOCK", proof = "dpor")
public final class ByteStreamsCopied {
    private static final ByteArrayOutputStream X = new ByteArrayOutputStream();
    private static final ByteArrayOutputStream Y = new ByteArrayOutputStream();

    private static void one() throws IOException {
        X.writeTo(Y);
    }

    private static void other() throws IOException {
        Y.writeTo(X);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
