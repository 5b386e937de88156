package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A library sets itself up when it is first used, before there is a second thread, and keeps that as long as its class lives. */
@Expect(outputs = {"ab\n", "ba\n"})
public final class SetUpAtFirstUse {
    /** Constants of interfaces are not set anew for each execution. */
    private interface Library {
        Map<String, String> SETTINGS = new ConcurrentHashMap<>();
    }

    private static volatile int read;
    private static String text = "";

    private static void setUp() {
        if (Library.SETTINGS.get("greeting") == null) {
            read++;
            read++;
            Library.SETTINGS.put("greeting", "hello");
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
