package io.selvage.testbed.variant;

import io.selvage.testbed.Threads;
import io.selvage.testbed.Threads.Task;
import java.util.concurrent.CountDownLatch;

/** Threads that read and write what a monitor protects, and object when they get in one another's way. */
final class Visitors {
    private final WritersFirst monitor;
    private volatile boolean changing;

    Visitors(WritersFirst monitor) {
        this.monitor = monitor;
    }

    /** A reader and a writer. */
    void readerAndWriter() throws InterruptedException {
        run(this::read, this::write);
    }

    /** Two readers. */
    void twoReaders() throws InterruptedException {
        run(this::read, this::read);
    }

    /** A reader, and a writer that comes twice: it may come back before those that it has woken. */
    void readerAndWriterTwice() throws InterruptedException {
        run(this::read, this::writeTwice);
    }

    /** A writer, and one that comes twice. */
    void writerAndWriterTwice() throws InterruptedException {
        run(this::write, this::writeTwice);
    }

    /** Two readers that each stay until the other one is inside too. */
    void readersTogether() throws InterruptedException {
        CountDownLatch bothInside = new CountDownLatch(2);
        run(() -> readUntil(bothInside), () -> readUntil(bothInside));
    }

    /** Two readers and a writer: a reader and the writer may wait for the same reader. */
    void twoReadersAndWriter() throws InterruptedException {
        Threads.run(this::read, this::read, this::write);
        System.out.println("done");
    }

    /** A reader and two writers: a reader and a writer may wait for the same writer. */
    void readerAndTwoWriters() throws InterruptedException {
        Threads.run(this::read, this::write, this::write);
        System.out.println("done");
    }

    private static void run(Task first, Task second) throws InterruptedException {
        Threads.run(first, second);
        System.out.println("done");
    }

    private void read() throws InterruptedException {
        monitor.startRead();
        try {
            objectToChanges();
        } finally {
            monitor.endRead();
        }
    }

    private void readUntil(CountDownLatch bothInside) throws InterruptedException {
        monitor.startRead();
        bothInside.countDown();
        bothInside.await();
        monitor.endRead();
    }

    private void write() throws InterruptedException {
        monitor.startWrite();
        try {
            objectToChanges();
            changing = true;
            changing = false;
        } finally {
            monitor.endWrite();
        }
    }

    private void writeTwice() throws InterruptedException {
        write();
        write();
    }

    private void objectToChanges() {
        if (changing) {
            throw new AssertionError("somebody else is writing");
        }
    }
}
