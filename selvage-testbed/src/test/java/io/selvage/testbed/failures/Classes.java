package io.selvage.testbed.failures;

import io.selvage.testbed.Threads;

/** Two classes need each other to be initialised. */
public final class Classes {
    private Classes() {}

    static final class One {
        static int x = 1;
        static int y = Other.x;
    }

    static final class Other {
        static int x = 2;
        static int y = One.x;
    }

    public static void main(String[] args) throws Exception {
        Threads.run(() -> System.out.println(One.y), () -> System.out.println(Other.y));
    }
}
