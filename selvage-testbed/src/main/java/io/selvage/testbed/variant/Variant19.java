package io.selvage.testbed.variant;

import io.selvage.testbed.Expect;

/** Variant 19: readers and writers have a lock each, and each side takes the other one's when it leaves. */
@Expect(
        outputs = "done\n",
        finding = "DEADLOCK",
        also = {"POTENTIAL_DEADLOCK", "DATA_RACE", "UNCAUGHT_EXCEPTION", "LOST_NOTIFICATION", "MISSED_NOTIFICATION"},
        proof = "dpor",
        exhaustive = false)
public final class Variant19 extends WritersFirst {
    private final Object readerLock = new Object();
    private final Object writerLock = new Object();

    @Override
    void startRead() throws InterruptedException {
        synchronized (readerLock) {
            while (writing || writersWaiting > 0) {
                readerLock.wait();
            }
            readers++;
        }
    }

    @Override
    void endRead() {
        synchronized (readerLock) {
            readers--;
            if (readers == 0) {
                synchronized (writerLock) {
                    writerLock.notifyAll();
                }
            }
        }
    }

    @Override
    void startWrite() throws InterruptedException {
        synchronized (writerLock) {
            writersWaiting++;
            while (writing || readers > 0) {
                writerLock.wait();
            }
            writing = true;
            writersWaiting--;
        }
    }

    @Override
    void endWrite() {
        synchronized (writerLock) {
            writing = false;
            if (writersWaiting > 0) {
                writerLock.notify();
            } else {
                synchronized (readerLock) {
                    readerLock.notifyAll();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Visitors(new Variant19()).readerAndWriter();
    }
}
