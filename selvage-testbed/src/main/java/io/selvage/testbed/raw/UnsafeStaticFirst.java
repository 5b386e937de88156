package io.selvage.testbed.raw;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandles;

/** Unsafe is the first to read a static field: the class is initialised by then. */
@Expect(outputs = "made made\n")
public final class UnsafeStaticFirst {
    private static final sun.misc.Unsafe UNSAFE = RawAccess.unsafe();

    private static final class Late {
        static final StringBuilder MADE = new StringBuilder("made");
    }

    private static String read() throws IllegalAccessException {
        MethodHandles.lookup().ensureInitialized(Late.class);
        Object base = UNSAFE.staticFieldBase(RawAccess.field(Late.class, "MADE"));
        return UNSAFE.getObject(base, UNSAFE.staticFieldOffset(RawAccess.field(Late.class, "MADE")))
                .toString();
    }

    public static void main(String[] args) throws InterruptedException {
        String[] seen = new String[2];
        Threads.run(() -> seen[0] = read(), () -> seen[1] = read());
        System.out.println(seen[0] + " " + seen[1]);
    }
}
