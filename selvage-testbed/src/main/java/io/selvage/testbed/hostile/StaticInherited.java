package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Static state of a superclass and of an interface. */
@Expect(outputs = "2 1 7\n")
public final class StaticInherited {
    private interface Shared {
        AtomicInteger CELL = new AtomicInteger();
        int CONSTANT = 7;
    }

    private static class Base {
        static int made;

        Base() {
            synchronized (Base.class) {
                made++;
            }
        }
    }

    private static final class Derived extends Base implements Shared {
        static final AtomicInteger OWN = new AtomicInteger(1);
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> new Derived(), () -> new Derived());
        System.out.println(Derived.made + " " + Derived.OWN + " " + Derived.CONSTANT);
    }
}
