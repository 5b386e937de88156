package io.selvage.verify.study;

/** Readers are counted down before the lock is taken. */
public final class Variant12 {
    private int readers;
    private boolean writing;
    private int writersWaiting;

    public synchronized void startRead() throws InterruptedException {
        while (writing || writersWaiting > 0) {
            wait();
        }
        readers++;
    }

    public void endRead() {
        readers--;
        synchronized (this) {
            if (readers == 0) {
                notifyAll();
            }
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
