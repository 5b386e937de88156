package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Readers and writers by hand: a reader never sees half of a write. */
@Expect(
        outputs = {"0 0\n", "1 1\n"},
        proof = "dpor")
public final class ReadersWriters {
    private static int readers;
    private static boolean writing;
    private static int x;
    private static int y;

    private static synchronized void beginRead() throws InterruptedException {
        while (writing) {
            ReadersWriters.class.wait();
        }
        readers++;
    }

    private static synchronized void endRead() {
        readers--;
        ReadersWriters.class.notifyAll();
    }

    private static synchronized void beginWrite() throws InterruptedException {
        while (writing || readers > 0) {
            ReadersWriters.class.wait();
        }
        writing = true;
    }

    private static synchronized void endWrite() {
        writing = false;
        ReadersWriters.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread writer = Threads.start(() -> {
            beginWrite();
            x = 1;
            y = 1;
            endWrite();
        });
        beginRead();
        System.out.println(x + " " + y);
        endRead();
        writer.join();
    }
}
