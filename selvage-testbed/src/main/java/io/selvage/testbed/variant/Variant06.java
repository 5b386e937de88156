package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 6: readers wait only if somebody writes and somebody else wants to. */
@Expect(outputs = "done\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T3", proof = "dpor", memory = "sync")
public final class Variant06 extends WritersFirst {
    @Override
    synchronized void startRead() throws InterruptedException {
        while (writing && writersWaiting > 0) {
            wait();
        }
        readers++;
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant06()).readerAndWriter();
    }
}
