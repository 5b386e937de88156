package io.selvage.bench.programs;

/** Two readers and two writers, each once, at a monitor that lets readers in together. */
public final class ReadersWriters {
    private int readers;
    private boolean writing;
    private int data;

    private ReadersWriters() {}

    private synchronized void beginRead() throws InterruptedException {
        while (writing) {
            wait();
        }
        readers++;
    }

    private synchronized void endRead() {
        readers--;
        notifyAll();
    }

    private synchronized void beginWrite() throws InterruptedException {
        while (writing || readers > 0) {
            wait();
        }
        writing = true;
    }

    private synchronized void endWrite() {
        writing = false;
        notifyAll();
    }

    private void read() {
        try {
            beginRead();
            if (data < 0) {
                throw new AssertionError("a reader saw a write under way");
            }
            endRead();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void write() {
        try {
            beginWrite();
            data = -1;
            data = 1;
            endWrite();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReadersWriters shared = new ReadersWriters();
        Thread[] threads = {
            new Thread(shared::read), new Thread(shared::read), new Thread(shared::write), new Thread(shared::write)
        };
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
