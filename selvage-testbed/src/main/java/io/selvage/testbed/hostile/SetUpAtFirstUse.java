package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/**
 * A library sets itself up when it is first used, before there is a second thread, and keeps that as long as its class
 * lives.
 */
@Expect(outputs = {"ab\n", "ba\n"})
public final class SetUpAtFirstUse {
    /** What a class loader is told of this class is not set anew for each execution. */
    private static final class Library {}

    private static volatile int read;
    private static String text = "";

    private static void setUp() {
        boolean normally = SetUpAtFirstUse.class.desiredAssertionStatus();
        if (Library.class.desiredAssertionStatus() == normally) {
            read++;
            read++;
            Library.class.getClassLoader().setClassAssertionStatus(Library.class.getName(), !normally);
        }
    }

    private static synchronized void append(String more) {
        text += more;
    }

    public static void main(String[] args) throws InterruptedException {
        setUp();
        Threads.run(() -> append("a"), () -> append("b"));
        System.out.println(text);
    }
}
