package programs21;

import io.selvage.testbed.Expect;
import java.util.concurrent.locks.ReentrantLock;

/** Thread locals and explicit locks in virtual threads. */
@Expect(outputs = "1 1 2\n", since = 21)
public final class VirtualLocals {
    private static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 0);
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static int left;
    private static int right;
    private static int count;

    private static int increment() {
        LOCAL.set(LOCAL.get() + 1);
        LOCK.lock();
        try {
            count++;
        } finally {
            LOCK.unlock();
        }
        return LOCAL.get();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = Thread.startVirtualThread(() -> left = increment());
        Thread two = Thread.startVirtualThread(() -> right = increment());
        one.join();
        two.join();
        System.out.println(left + " " + right + " " + count);
    }
}
