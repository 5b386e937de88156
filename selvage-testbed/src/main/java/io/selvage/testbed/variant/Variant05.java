package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 5: a woken reader does not look again. */
@Expect(
        outputs = "done\n",
        finding = "UNCAUGHT_EXCEPTION",
        failureClass = "FF-T3",
        proof = "dpor",
        memory = "sync",
        exhaustive = false)
public final class Variant05 extends WritersFirst {
    @Override
    synchronized void startRead() throws InterruptedException {
        if (writing || writersWaiting > 0) {
            wait();
        }
        readers++;
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant05()).readerAndWriterTwice();
    }
}
