package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A child gets its parent's value when it is made, not when it starts. */
@Expect(outputs = "early late\n")
public final class ThreadLocalsInheritable {
    private static final InheritableThreadLocal<String> LOCAL = new InheritableThreadLocal<>();
    private static String seen;

    public static void main(String[] args) throws InterruptedException {
        LOCAL.set("early");
        Thread child = Threads.of(() -> seen = LOCAL.get());
        LOCAL.set("late");
        child.start();
        child.join();
        System.out.println(seen + " " + LOCAL.get());
    }
}
