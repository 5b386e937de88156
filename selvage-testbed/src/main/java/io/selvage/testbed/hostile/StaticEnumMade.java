package io.selvage.testbed.hostile;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Enums that look like constants, but are made of what other classes have, or hide state in the body of a constant. */
@Expect(outputs = "3 4 1 2 2\n")
public final class StaticEnumMade {
    private static final class Settings {
        static final int[] LIMIT = {3};
        static final AtomicInteger IDS = new AtomicInteger();
    }

    private interface Defaults {
        Integer HIGH = Integer.valueOf("4");
    }

    private enum Level {
        LOW(Settings.LIMIT[0]++),
        HIGH(Defaults.HIGH);

        private final int limit;
        private final int id;

        Level(int limit) {
            this.limit = limit;
            id = Settings.IDS.incrementAndGet();
        }
    }

    private enum Kind {
        PLAIN,
        COUNTING {
            private int calls;

            @Override
            synchronized int call() {
                return ++calls;
            }
        };

        int call() {
            return 0;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> Kind.COUNTING.call());
        String limits = Level.LOW.limit + " " + Level.HIGH.limit + " " + Level.LOW.id;
        System.out.println(limits + " " + Settings.IDS + " " + (Kind.COUNTING.call() + Kind.PLAIN.call()));
    }
}
