package programs21;

import io.selvage.testbed.Expect;

/** wait and notify between a virtual and a platform thread. */
@Expect(outputs = "42\n", since = 21)
public final class VirtualWait {
    private static int value;

    private static synchronized void await() {
        try {
            while (value == 0) {
                VirtualWait.class.wait();
            }
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
        System.out.println(value);
    }

    private static synchronized void set() {
        value = 42;
        VirtualWait.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = Thread.ofVirtual().start(VirtualWait::await);
        set();
        waiter.join();
    }
}
