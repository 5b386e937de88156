package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 17: a reader counts itself for ever and never leaves the lock. */
@Expect(
        also = "LIVELOCK",
        failureClass = "FF-T4",
        exhaustive = false,
        fork = true,
        enough = {"dfs 1", "dpor 1", "lapor 1", "random 1"})
public final class Variant17 extends WritersFirst {
    @Override
    synchronized void startRead() throws InterruptedException {
        while (writing || writersWaiting > 0) {
            wait();
        }
        while (true) {
            readers++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant17()).readerAndWriter();
    }
}
