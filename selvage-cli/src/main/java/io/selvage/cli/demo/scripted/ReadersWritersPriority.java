package io.selvage.cli.demo.scripted;

/** Many readers or one writer, writers first; calls may be interrupted. */
public class ReadersWritersPriority {
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
        try {
            while (writing || readers > 0) {
                wait();
            }
            writing = true;
        } finally {
            writersWaiting--;
        }
    }

    public synchronized void endWrite() {
        writing = false;
        notifyAll();
    }
}
