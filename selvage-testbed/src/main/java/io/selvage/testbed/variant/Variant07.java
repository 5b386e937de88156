package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 7: a woken writer does not look again. */
@Expect(
        outputs = "done\n",
        finding = "UNCAUGHT_EXCEPTION",
        failureClass = "FF-T3",
        proof = "dpor",
        memory = "sync",
        exhaustive = false)
public final class Variant07 extends WritersFirst {
    @Override
    synchronized void startWrite() throws InterruptedException {
        writersWaiting++;
        if (writing || readers > 0) {
            wait();
        }
        writing = true;
        writersWaiting--;
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant07()).writerAndWriterTwice();
    }
}
