package io.selvage.verify.study;

/** Writers are counted up before the lock is taken. */
public final class Variant13 {
    private int readers;
    private boolean writing;
    private int writersWaiting;

    public synchronized void startRead() throws InterruptedException {
        while (writing || writersWaiting > 0) {
            wait();
        }
        readers++;
    }

    public synchronized void endRead() {
        readers--;
        if (readers == 0) {
            notifyAll();
        }
    }

    public void startWrite() throws InterruptedException {
        writersWaiting++;
        synchronized (this) {
            while (writing || readers != 0) {
                wait();
            }
            writing = true;
            writersWaiting--;
        }
    }

    public synchronized void endWrite() {
        writing = false;
        notifyAll();
    }
}
