package io.selvage.verify.study;

/** Every reader that leaves wakes all: more than needed, and not wrong. */
public final class Variant02 {
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
        notifyAll();
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
