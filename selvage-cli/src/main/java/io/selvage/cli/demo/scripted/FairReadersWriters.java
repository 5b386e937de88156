package io.selvage.cli.demo.scripted;

/** Many readers or one writer; who waits has its turn after the other kind. */
public class FairReadersWriters {
    private int readers;
    private boolean writing;
    private int writersWaiting;
    private boolean turnOfReaders = true;

    public synchronized void startRead() throws InterruptedException {
        while (writing || writersWaiting > 0 && !turnOfReaders) {
            wait();
        }
        readers++;
    }

    public synchronized void endRead() {
        turnOfReaders = false;
        if (--readers == 0) {
            notifyAll();
        }
    }

    public synchronized void startWrite() throws InterruptedException {
        writersWaiting++;
        while (writing || readers > 0) {
            wait();
        }
        writersWaiting--;
        writing = true;
    }

    public synchronized void endWrite() {
        writing = false;
        turnOfReaders = true;
        notifyAll();
    }
}
