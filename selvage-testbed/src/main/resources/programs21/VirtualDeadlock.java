package programs21;

import io.selvage.testbed.Expect;

/** Opposite lock orders. Virtual threads are daemons, but main joins them. */
@Expect(outputs = "done\n", finding = "DEADLOCK", also = "POTENTIAL_DEADLOCK", since = 21)
public final class VirtualDeadlock {
    private static final Object A = new Object();
    private static final Object B = new Object();

    private static void nest(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                assert Thread.holdsLock(outer);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = Thread.startVirtualThread(() -> nest(A, B));
        Thread two = Thread.startVirtualThread(() -> nest(B, A));
        one.join();
        two.join();
        System.out.println("done");
    }
}
