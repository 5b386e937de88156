package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 10: writers come in without the lock. */
@Expect(outputs = "done\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION", proof = "dpor", exhaustive = false)
public final class Variant10 extends WritersFirst {
    @Override
    void startWrite() throws InterruptedException {
        writersWaiting++;
        while (writing || readers > 0) {
            wait();
        }
        writing = true;
        writersWaiting--;
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant10()).readerAndWriter();
    }
}
