package programs21;

import io.selvage.testbed.Expect;
import java.util.concurrent.CountDownLatch;

/** A virtual thread that waits for ever does not keep the program from ending. */
@Expect(outputs = "main\n", since = 21)
public final class VirtualAbandoned {
    private static void await() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void main(String[] args) {
        Thread.startVirtualThread(VirtualAbandoned::await);
        System.out.println("main");
    }
}
