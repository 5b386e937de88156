package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** The monitor without a mistake: two readers. */
@Expect(outputs = "done\n", proof = "dpor", memory = "sync")
public final class TwoReaders {
    public static void main(String[] args) throws InterruptedException {
        new Visitors(new WritersFirst()).twoReaders();
    }
}
