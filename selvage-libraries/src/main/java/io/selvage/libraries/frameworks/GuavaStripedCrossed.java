package io.selvage.libraries.frameworks;

import com.google.common.util.concurrent.Striped;
import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Lock;

/** Two threads take two stripes in opposite order. */
@Of({Library.GUAVA_OLD, Library.GUAVA})
@Expect(outputs = "done\n", finding = "DEADLOCK", also = "POTENTIAL_DEADLOCK")
public final class GuavaStripedCrossed {
    private GuavaStripedCrossed() {}

    public static void main(String[] args) throws Exception {
        Striped<Lock> locks = Striped.lock(2);
        Threads.run(() -> lock(locks.getAt(0), locks.getAt(1)), () -> lock(locks.getAt(1), locks.getAt(0)));
        System.out.println("done");
    }

    private static void lock(Lock first, Lock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }
}
