package io.selvage.testbed.sideways;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A class found by name registers itself, once in each execution. */
@Expect(outputs = "1\n")
public final class ClassByName {
    private static int registered;

    /** Known by its name only. */
    public static final class Driver {
        static {
            synchronized (ClassByName.class) {
                registered++;
            }
        }
    }

    private static void load() throws ClassNotFoundException {
        Class.forName(ClassByName.class.getName() + "$Driver");
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(ClassByName::load, ClassByName::load);
        System.out.println(registered);
    }
}
