package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 2: every reader that leaves wakes everybody; needless, and not wrong. */
@Expect(outputs = "done\n", proof = "dpor", memory = "sync", exhaustive = false)
public final class Variant02 extends WritersFirst {
    @Override
    synchronized void endRead() {
        readers--;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant02()).twoReadersAndWriter();
    }
}
