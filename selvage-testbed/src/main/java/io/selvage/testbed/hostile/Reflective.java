package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.reflect.Method;

/** Threads started and synchronized methods called by reflection. */
@Expect(outputs = "2\n")
public final class Reflective {
    private static int count;

    public static synchronized void increment() {
        count++;
    }

    private static Thread start() throws ReflectiveOperationException {
        Method method = Reflective.class.getMethod("increment");
        Thread thread = Threads.of(() -> method.invoke(null));
        Thread.class.getMethod("start").invoke(thread);
        return thread;
    }

    public static void main(String[] args) throws Exception {
        Thread thread = start();
        increment();
        Thread.class.getMethod("join").invoke(thread);
        System.out.println(count);
    }
}
