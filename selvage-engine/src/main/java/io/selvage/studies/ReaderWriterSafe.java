package io.selvage.studies;

/** Many readers or one writer. */
public final class ReaderWriterSafe {
    private int readers;
    private boolean writing;

    public synchronized void acquireRead() throws InterruptedException {
        while (writing) {
            wait();
        }
        readers++;
    }

    public synchronized void releaseRead() {
        readers--;
        if (readers == 0) {
            notifyAll();
        }
    }

    public synchronized void acquireWrite() throws InterruptedException {
        while (writing || readers > 0) {
            wait();
        }
        writing = true;
    }

    public synchronized void releaseWrite() {
        writing = false;
        notifyAll();
    }
}
