package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A switch over an enum, which reads a table of ordinals in a synthetic class. */
@Expect(outputs = {"red\n", "green\n"})
public final class StaticEnumSwitch {
    private enum Light {
        RED,
        GREEN
    }

    private static volatile Light light = Light.RED;

    private static String name() {
        switch (light) {
            case RED:
                return "red";
            case GREEN:
                return "green";
            default:
                throw new AssertionError();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> light = Light.GREEN, () -> System.out.println(name()));
    }
}
