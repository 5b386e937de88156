package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A builder that is handed on as a parameter is not watched, but the order of the sections that append to it shows. */
@Expect(outputs = {"ab\n", "ba\n"})
public final class BuilderPassed {
    private static final Object LOCK = new Object();

    private static void append(StringBuilder text, String more) {
        synchronized (LOCK) {
            text.append(more);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StringBuilder[] text = {new StringBuilder()};
        Threads.run(() -> append(text[0], "a"), () -> append(text[0], "b"));
        System.out.println(text[0]);
    }
}
