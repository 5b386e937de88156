package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The writer does not wait for readers: half of a write is seen. */
@Expect(outputs = "done\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T3", proof = "dpor")
public final class ReadersWritersWrong {
    private static boolean writing;
    private static volatile int x;
    private static volatile int y;

    private static synchronized void beginRead() throws InterruptedException {
        while (writing) {
            ReadersWritersWrong.class.wait();
        }
    }

    private static synchronized void setWriting(boolean now) {
        writing = now;
        ReadersWritersWrong.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread writer = Threads.start(() -> {
            setWriting(true);
            x = 1;
            y = 1;
            setWriting(false);
        });
        beginRead();
        if (x != y) {
            throw new AssertionError("half of a write");
        }
        writer.join();
        System.out.println("done");
    }
}
