package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A static field is read by reflection first: its class is initialised by then. */
@Expect(outputs = "made 1\n")
public final class FieldGetStaticFirst {
    private static final class Late {
        static final StringBuilder MADE = new StringBuilder("made");
        static int made;

        static {
            made++;
        }
    }

    private static Object read(String name) throws ReflectiveOperationException {
        return Late.class.getDeclaredField(name).get(null);
    }

    public static void main(String[] args) throws Exception {
        Threads.run(() -> read("made"), () -> read("MADE"));
        System.out.println(read("MADE") + " " + read("made"));
    }
}
