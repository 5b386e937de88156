package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 1: readers do not mind a writer at work. */
@Expect(outputs = "done\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T3", proof = "dpor", memory = "sync")
public final class Variant01 extends WritersFirst {
    @Override
    synchronized void startRead() throws InterruptedException {
        while (writersWaiting > 0) {
            wait();
        }
        readers++;
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant01()).readerAndWriter();
    }
}
