package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A static initialiser that throws: the first thread gets its failure, the second a missing class. */
@Expect(
        outputs = {
            "ExceptionInInitializerError NoClassDefFoundError\n",
            "NoClassDefFoundError ExceptionInInitializerError\n"
        })
public final class StaticInitFails {
    private static final class Broken {
        static final Integer VALUE = fail();

        private static Integer fail() {
            throw new IllegalStateException();
        }
    }

    private static String left;
    private static String right;

    private static String attempt() {
        try {
            return String.valueOf(Broken.VALUE);
        } catch (LinkageError expected) {
            return expected.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> left = attempt(), () -> right = attempt());
        System.out.println(left + " " + right);
    }
}
