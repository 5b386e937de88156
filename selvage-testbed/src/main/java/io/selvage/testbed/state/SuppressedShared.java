package io.selvage.testbed.state;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** One thread adds to an exception what another looks at. */
@Expect(
        outputs = {"0\n", "1\n"},
        proof = "dpor")
public final class SuppressedShared {
    private static volatile int seen;

    public static void main(String[] args) throws Exception {
        Exception shared = new Exception();
        Threads.run(() -> shared.addSuppressed(new Exception()), () -> seen = shared.getSuppressed().length);
        System.out.println(seen);
    }
}
