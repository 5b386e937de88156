package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 11: readers wait for one another. */
@Expect(finding = "ORPHANED_WAIT", failureClass = "EF-T3", proof = "dpor", memory = "sync")
public final class Variant11 extends WritersFirst {
    @Override
    synchronized void startRead() throws InterruptedException {
        while (writing || writersWaiting > 0 || readers > 0) {
            wait();
        }
        readers++;
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant11()).readersTogether();
    }
}
