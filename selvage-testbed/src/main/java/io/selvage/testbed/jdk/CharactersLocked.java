package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** One section writes to an array, another one has a string made of it: only the first access is watched. */
@Expect(outputs = {"a\n", "b\n"})
public final class CharactersLocked {
    private static final Object LOCK = new Object();
    private static final char[] LETTERS = {'a'};
    private static String seen;

    public static void main(String[] args) throws InterruptedException {
        Threads.run(
                () -> {
                    synchronized (LOCK) {
                        LETTERS[0] = 'b';
                    }
                },
                () -> {
                    synchronized (LOCK) {
                        seen = new String(LETTERS);
                    }
                });
        System.out.println(seen);
    }
}
