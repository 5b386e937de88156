package io.selvage.verify.study;

/** Writers leave without the lock. */
public final class Variant16 {
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

    public synchronized void startWrite() throws InterruptedException {
        writersWaiting++;
        while (writing || readers != 0) {
            wait();
        }
        writing = true;
        writersWaiting--;
    }

    public void endWrite() {
        writing = false;
        notifyAll();
    }
}
