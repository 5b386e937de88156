package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Vector;

/** A Vector's own lock is the object itself: check and act under it are one. */
@Expect(outputs = "1\n")
public final class LegacyVector {
    private static final Vector<String> VECTOR = new Vector<>();

    private static void guarded() {
        synchronized (VECTOR) {
            if (VECTOR.isEmpty()) {
                VECTOR.add("a");
            }
        }
    }

    private static void replace() {
        VECTOR.clear();
        guarded();
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(LegacyVector::guarded, LegacyVector::replace);
        System.out.println(VECTOR.size());
    }
}
