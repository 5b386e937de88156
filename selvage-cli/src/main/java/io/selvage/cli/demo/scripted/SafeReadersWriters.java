package io.selvage.cli.demo.scripted;

/** Many readers or one writer, whoever comes first. */
public class SafeReadersWriters {
    private int readers;
    private boolean writing;

    public synchronized void startRead() throws InterruptedException {
        while (writing) {
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
        while (writing || readers > 0) {
            wait();
        }
        writing = true;
    }

    public synchronized void endWrite() {
        writing = false;
        notifyAll();
    }
}
