package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 14: writers leave before they have the lock. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor", exhaustive = false)
public final class Variant14 extends WritersFirst {
    @Override
    void endWrite() {
        writing = false;
        synchronized (this) {
            notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant14()).readerAndWriter();
    }
}
