package programs21;

import io.selvage.testbed.Expect;

/** Virtual threads in synchronized methods. */
@Expect(outputs = "2\n", since = 21)
public final class VirtualSynchronized {
    private static int count;

    private static synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = Thread.startVirtualThread(VirtualSynchronized::increment);
        Thread two = Thread.startVirtualThread(VirtualSynchronized::increment);
        one.join();
        two.join();
        System.out.println(count);
    }
}
