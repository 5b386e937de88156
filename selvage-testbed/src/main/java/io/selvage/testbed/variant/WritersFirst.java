package io.selvage.testbed.variant;

/**
 * Readers and writers: many may read at once, one may write, and whoever wants to write keeps new readers out. The
 * variants are those of Long and Strooper's study of methods for verifying concurrent Java components.
 */
class WritersFirst {
    int readers;
    boolean writing;
    int writersWaiting;

    synchronized void startRead() throws InterruptedException {
        while (writing || writersWaiting > 0) {
            wait();
        }
        readers++;
    }

    synchronized void endRead() {
        readers--;
        if (readers == 0) {
            notifyAll();
        }
    }

    synchronized void startWrite() throws InterruptedException {
        writersWaiting++;
        while (writing || readers > 0) {
            wait();
        }
        writing = true;
        writersWaiting--;
    }

    synchronized void endWrite() {
        writing = false;
        notifyAll();
    }
}
