package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.StringTokenizer;

/** Two threads take words from a text. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor")
public final class TokenizerShared {
    private static final StringTokenizer TEXT = new StringTokenizer("a b");

    private static void one() {
        TEXT.nextToken();
    }

    private static void other() {
        TEXT.nextToken();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> one(), () -> other());
        System.out.println("done");
    }
}
