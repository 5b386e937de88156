package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** The monitor without a mistake: a reader and two writers. */
@Expect(outputs = "done\n", proof = "dpor", memory = "sync", exhaustive = false)
public final class ReaderAndTwoWriters {
    public static void main(String[] args) throws InterruptedException {
        new Visitors(new WritersFirst()).readerAndTwoWriters();
    }
}
