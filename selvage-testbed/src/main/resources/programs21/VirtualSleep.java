package programs21;

import io.selvage.testbed.Expect;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** Sleep, park, timed join and interrupt of a virtual thread. */
@Expect(outputs = {"interrupted\n", "slept\n"}, since = 21)
public final class VirtualSleep {
    private static void sleep() {
        LockSupport.parkNanos(1);
        try {
            Thread.sleep(Duration.ofNanos(1000));
            System.out.println("slept");
        } catch (InterruptedException expected) {
            System.out.println("interrupted");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = Thread.startVirtualThread(VirtualSleep::sleep);
        thread.interrupt();
        thread.join();
    }
}
