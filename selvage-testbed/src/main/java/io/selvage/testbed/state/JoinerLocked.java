package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.StringJoiner;

/** Two threads add to a text, one after the other: their order shows. */
@Expect(
        outputs = {"a,b\n", "b,a\n"},
        proof = "dpor")
public final class JoinerLocked {
    private static final StringJoiner TEXT = new StringJoiner(",");

    private static synchronized void one() {
        TEXT.add("a");
    }

    private static synchronized void other() {
        TEXT.add("b");
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println(TEXT);
    }
}
