package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** The monitor without a mistake: two readers and a writer. */
@Expect(outputs = "done\n", proof = "dpor", memory = "sync", exhaustive = false)
public final class TwoReadersAndWriter {
    public static void main(String[] args) throws InterruptedException {
        new Visitors(new WritersFirst()).twoReadersAndWriter();
    }
}
