package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Lazy initialisation by a holder class: one instance, however many threads come first. */
@Expect(outputs = "1 true\n", proof = "dpor")
public final class LazyHolder {
    private static final AtomicInteger MADE = new AtomicInteger();
    private static Object left;
    private static Object right;

    private static final class Holder {
        static final Object INSTANCE = make();

        private static Object make() {
            MADE.incrementAndGet();
            return new Object();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = Holder.INSTANCE, () -> right = Holder.INSTANCE);
        System.out.println(MADE.get() + " " + (left == right));
    }
}
