package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 4: a writer that leaves wakes one thread, which may be a reader that has to let the next writer in first. */
@Expect(
        outputs = "done\n",
        finding = "WRONG_WAITER",
        failureClass = "FF-T5",
        proof = "dpor",
        memory = "sync",
        exhaustive = false)
public final class Variant04 extends WritersFirst {
    @Override
    synchronized void endWrite() {
        writing = false;
        notify();
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant04()).readerAndTwoWriters();
    }
}
