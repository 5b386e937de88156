package io.selvage.bench.compared;

import io.selvage.testbed.Threads;

/** Readers and writers by hand; the writer does not wait for readers, so that one sees half of a write. */
public class ReadersWriters {
    int readers;
    private boolean writing;
    private volatile int x;
    private volatile int y;
    private volatile boolean torn;

    boolean mustWait() {
        return writing;
    }

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
        while (mustWait()) {
            wait();
        }
        writing = true;
    }

    private synchronized void endWrite() {
        writing = false;
        notifyAll();
    }

    final void read() throws InterruptedException {
        beginRead();
        if (x != y) {
            torn = true;
        }
        endRead();
    }

    final void write() throws InterruptedException {
        beginWrite();
        x = 1;
        y = 1;
        endWrite();
    }

    static void check(ReadersWriters data) throws InterruptedException {
        Threads.run(data::write, data::read);
        Shared.require(!data.torn, "half of a write was seen");
    }

    public static void main(String[] args) throws InterruptedException {
        check(Shared.of(new ReadersWriters()));
    }

    /** The writer waits for readers too. */
    public static final class Fixed extends ReadersWriters {
        @Override
        boolean mustWait() {
            return super.mustWait() || readers > 0;
        }

        public static void main(String[] args) throws InterruptedException {
            check(Shared.of(new Fixed()));
        }
    }
}
