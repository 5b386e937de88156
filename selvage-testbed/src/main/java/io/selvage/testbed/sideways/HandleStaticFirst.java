package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.invoke.MethodHandles;

/** A VarHandle is the first to read a static field, and a method handle another one: both are initialised. */
@Expect(outputs = "one two\n")
public final class HandleStaticFirst {
    private static final class First {
        static final StringBuilder MADE = new StringBuilder("one");
    }

    private static final class Second {
        static final StringBuilder MADE = new StringBuilder("two");
    }

    private static Object first() throws Throwable {
        return MethodHandles.lookup()
                .findStaticVarHandle(First.class, "MADE", StringBuilder.class)
                .get();
    }

    private static Object second() throws Throwable {
        return MethodHandles.lookup()
                .findStaticGetter(Second.class, "MADE", StringBuilder.class)
                .invoke();
    }

    private static String both() {
        try {
            return first() + " " + second();
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        String[] seen = new String[1];
        Threads.run(() -> seen[0] = both(), HandleStaticFirst::both);
        System.out.println(seen[0]);
    }
}
