package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The writer does not wait for readers: half of a write is seen. */
@Expect(
        outputs = {"0 0\n", "0 1\n", "1 0\n", "1 1\n"},
        proof = "dpor")
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
        System.out.println(x + " " + y);
        writer.join();
    }
}
