package io.selvage.cli.demo.scripted;

/** Many readers or one writer; a waiting writer goes before readers that come or wait. */
public class ReadersWriters {
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
        notifyAll();
    }
}
