package io.selvage.verify.study;

/** Readers and writers have a lock each; who leaves takes both. */
public final class Variant19 {
    int readers;
    boolean writing;
    int writersWaiting;
    Object readerLock = new Object();
    Object writerLock = new Object();

    public void startRead() throws InterruptedException {
        synchronized (readerLock) {
            while (writing || writersWaiting > 0) {
                readerLock.wait();
            }
            readers++;
        }
    }

    public void endRead() {
        synchronized (readerLock) {
            readers--;
            if (readers == 0) {
                synchronized (writerLock) {
                    writerLock.notifyAll();
                }
            }
        }
    }

    public void startWrite() throws InterruptedException {
        synchronized (writerLock) {
            writersWaiting++;
            while (writing || readers != 0) {
                writerLock.wait();
            }
            writing = true;
            writersWaiting--;
        }
    }

    public void endWrite() {
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
}
