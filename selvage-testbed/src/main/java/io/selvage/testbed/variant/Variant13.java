package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 13: writers say that they wait before they have the lock. */
@Expect(outputs = "done\n", finding = "DATA_RACE", proof = "dpor", exhaustive = false)
public final class Variant13 extends WritersFirst {
    @Override
    void startWrite() throws InterruptedException {
        writersWaiting++;
        synchronized (this) {
            while (writing || readers > 0) {
                wait();
            }
            writing = true;
            writersWaiting--;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant13()).readerAndWriter();
    }
}
