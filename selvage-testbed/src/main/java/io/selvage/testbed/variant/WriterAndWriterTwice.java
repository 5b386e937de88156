package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** The monitor without a mistake: a writer, and one that comes twice. */
@Expect(outputs = "done\n", proof = "dpor", memory = "sync", exhaustive = false)
public final class WriterAndWriterTwice {
    public static void main(String[] args) throws InterruptedException {
        new Visitors(new WritersFirst()).writerAndWriterTwice();
    }
}
