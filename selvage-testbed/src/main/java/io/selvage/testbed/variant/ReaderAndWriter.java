package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** The monitor without a mistake: a reader and a writer. */
@Expect(outputs = "done\n", proof = "dpor", memory = "sync")
public final class ReaderAndWriter {
    public static void main(String[] args) throws InterruptedException {
        new Visitors(new WritersFirst()).readerAndWriter();
    }
}
