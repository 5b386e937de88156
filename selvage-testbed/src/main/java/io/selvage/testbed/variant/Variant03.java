package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 3: writers do not mind readers. */
@Expect(outputs = "done\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T3", proof = "dpor", memory = "sync")
public final class Variant03 extends WritersFirst {
    @Override
    synchronized void startWrite() throws InterruptedException {
        writersWaiting++;
        while (writing) {
            wait();
        }
        writing = true;
        writersWaiting--;
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant03()).readerAndWriter();
    }
}
