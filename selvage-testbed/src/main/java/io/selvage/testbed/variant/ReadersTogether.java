package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** The monitor without a mistake: two readers that stay until both are inside. */
@Expect(outputs = "done\n", proof = "dpor", memory = "sync")
public final class ReadersTogether {
    public static void main(String[] args) throws InterruptedException {
        new Visitors(new WritersFirst()).readersTogether();
    }
}
