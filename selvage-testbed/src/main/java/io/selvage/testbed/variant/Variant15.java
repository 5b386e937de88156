package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 15: readers leave without the lock. */
@Expect(outputs = "done\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION", proof = "dpor", exhaustive = false)
public final class Variant15 extends WritersFirst {
    @Override
    void endRead() {
        readers--;
        if (readers == 0) {
            notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant15()).readerAndWriter();
    }
}
