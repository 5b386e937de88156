package io.selvage.testbed.programs;

/**
 * Two threads on the same way, of which the first one to come takes a lock besides. A third thread has a deadlock with
 * that one;
 * the other is stuck behind them, at the same place as if it were in the deadlock itself.
 */
public final class ThirdParty {
    private static final Object GATE = new Object();
    private static final Object INNER = new Object();
    private static final Object OUTER = new Object();
    private static boolean taken;

    private ThirdParty() {}

    public static void main(String[] args) {
        new Thread(() -> come(ThirdParty::one)).start();
        new Thread(() -> come(ThirdParty::other)).start();
        synchronized (INNER) {
            synchronized (OUTER) {
                System.out.println("third");
            }
        }
    }

    private static void come(Runnable way) {
        if (isFirst()) {
            synchronized (OUTER) {
                way.run();
            }
        } else {
            way.run();
        }
    }

    private static boolean isFirst() {
        synchronized (GATE) {
            boolean first = !taken;
            taken = true;
            return first;
        }
    }

    private static void one() {
        synchronized (INNER) {
            System.out.println("one");
        }
    }

    private static void other() {
        synchronized (INNER) {
            System.out.println("other");
        }
    }
}
