package io.selvage.verify.study;

/** A writer that was woken does not look again. */
public final class Variant07 {
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
        if (writing || readers != 0) {
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
