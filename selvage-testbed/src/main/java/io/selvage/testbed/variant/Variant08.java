package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 8: writers wait only if there are both a writer and readers. */
@Expect(outputs = "done\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T3", proof = "dpor", memory = "sync")
public final class Variant08 extends WritersFirst {
    @Override
    synchronized void startWrite() throws InterruptedException {
        writersWaiting++;
        while (writing && readers > 0) {
            wait();
        }
        writing = true;
        writersWaiting--;
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant08()).readerAndWriter();
    }
}
