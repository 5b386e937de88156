package io.selvage.verify.study;

/** A reader never leaves the lock. */
public final class Variant17 {
    private int readers;
    private boolean writing;
    private int writersWaiting;

    public synchronized void startRead() throws InterruptedException {
        while (writing || writersWaiting > 0) {
            wait();
        }
        while (true) {
            readers++;
        }
    }

    public synchronized void endRead() {
        readers--;
        if (readers == 0) {
            notifyAll();
        }
    }

    public synchronized void startWrite() throws InterruptedException {
        writersWaiting++;
        while (writing || readers != 0) {
            wait();
        }
        writing = true;
        writersWaiting--;
    }

    public synchronized void endWrite() {
        writing = false;
        notifyAll();
    }
}
