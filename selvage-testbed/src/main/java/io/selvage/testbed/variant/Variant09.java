package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 9: readers come in without the lock. */
@Expect(outputs = "done\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION", proof = "dpor", exhaustive = false)
public final class Variant09 extends WritersFirst {
    @Override
    void startRead() throws InterruptedException {
        while (writing || writersWaiting > 0) {
            wait();
        }
        readers++;
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant09()).readerAndWriter();
    }
}
