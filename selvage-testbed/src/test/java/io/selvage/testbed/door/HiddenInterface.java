package io.selvage.testbed.door;

import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.concurrent.Callable;

/** Two threads call a method of a hidden interface that has static state. */
public final class HiddenInterface {
    private HiddenInterface() {}

    /** Never used by this name. */
    public interface Count {
        int[] BOX = new int[1];

        static int next() {
            return ++BOX[0];
        }
    }

    public static void main(String[] args) throws Exception {
        try (InputStream file = HiddenInterface.class.getResourceAsStream("HiddenInterface$Count.class")) {
            Class<?> made = MethodHandles.lookup()
                    .defineHiddenClass(file.readAllBytes(), true)
                    .lookupClass();
            Callable<Object> next = () -> made.getMethod("next").invoke(null);
            Runnable task = () -> {
                try {
                    next.call();
                } catch (Exception impossible) {
                    throw new AssertionError(impossible);
                }
            };
            new Thread(task).start();
            new Thread(task).start();
        }
    }
}
