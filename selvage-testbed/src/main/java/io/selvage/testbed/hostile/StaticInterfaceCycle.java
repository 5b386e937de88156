package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/**
 * An interface whose initialiser needs a class that implements it: whoever makes the class is initialising the
 * interface too.
 */
@Expect(outputs = "done\n", finding = "DEADLOCK", also = "ORPHANED_WAIT")
public final class StaticInterfaceCycle {
    private interface Service {
        Service STANDARD = Standard.make();

        default String name() {
            return "service";
        }
    }

    private static final class Standard implements Service {
        static Service make() {
            return new Standard();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> new Standard().name(), () -> Service.STANDARD.name());
        System.out.println("done");
    }
}
