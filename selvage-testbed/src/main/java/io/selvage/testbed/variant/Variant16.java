package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 16: writers leave without the lock. */
@Expect(outputs = "done\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION", proof = "dpor", exhaustive = false)
public final class Variant16 extends WritersFirst {
    @Override
    void endWrite() {
        writing = false;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant16()).readerAndWriter();
    }
}
