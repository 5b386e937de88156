package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.StringJoiner;

/** Two threads add to a text. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class JoinerShared {
    private static final StringJoiner TEXT = new StringJoiner(",");

    private static void one() {
        TEXT.add("a");
    }

    private static void other() {
        TEXT.add("b");
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
