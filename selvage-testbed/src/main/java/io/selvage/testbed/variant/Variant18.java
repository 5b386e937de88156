package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 18: the last reader wakes one thread, which may be a reader that has to let the writer in first. */
@Expect(
        outputs = "done\n",
        finding = "WRONG_WAITER",
        failureClass = "FF-T5",
        proof = "dpor",
        memory = "sync",
        exhaustive = false)
public final class Variant18 extends WritersFirst {
    @Override
    synchronized void endRead() {
        readers--;
        if (readers == 0) {
            notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant18()).twoReadersAndWriter();
    }
}
