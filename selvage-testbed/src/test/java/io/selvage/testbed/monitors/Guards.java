package io.selvage.testbed.monitors;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** Monitors whose conditions are made of something else than a number of their own. */
public final class Guards {
    private Guards() {}

    /** What two calls of each guard do: one waits for what the other brings. */
    public abstract static class Guard {
        public abstract void pass() throws InterruptedException;

        public abstract void open();
    }

    /** A field of another object. */
    public static final class Nested extends Guard {
        private static final class Level {
            private int height;
        }

        private final Level level = new Level();

        @Override
        public synchronized void pass() throws InterruptedException {
            while (level.height == 0) {
                wait();
            }
            level.height = 0;
        }

        @Override
        public synchronized void open() {
            level.height = 1;
            notifyAll();
        }
    }

    /** What a map contains. */
    public static final class Keyed extends Guard {
        private final Map<String, Integer> entries = new HashMap<>();

        @Override
        public synchronized void pass() throws InterruptedException {
            while (!entries.containsKey("key")) {
                wait();
            }
            entries.clear();
        }

        @Override
        public synchronized void open() {
            entries.put("key", 1);
            notifyAll();
        }
    }

    /** What polling a queue gives: asking it for the state must not change it. */
    public static final class Polled extends Guard {
        private final Deque<Integer> items = new ArrayDeque<>();

        @Override
        public synchronized void pass() throws InterruptedException {
            while (items.poll() == null) {
                wait();
            }
        }

        @Override
        public synchronized void open() {
            if (items.isEmpty()) {
                items.add(1);
            }
            notifyAll();
        }
    }

    /** A number that is changed as it is looked at. */
    public static final class Counted extends Guard {
        private final AtomicInteger permits = new AtomicInteger();

        @Override
        public synchronized void pass() throws InterruptedException {
            while (permits.getAndSet(0) == 0) {
                wait();
            }
        }

        @Override
        public synchronized void open() {
            permits.set(1);
            notifyAll();
        }
    }

    /** A condition that is handed to a helper. */
    public static final class Handed extends Guard {
        private int items;

        @Override
        public synchronized void pass() throws InterruptedException {
            until(() -> items > 0);
            items = 0;
        }

        @Override
        public synchronized void open() {
            items = 1;
            notifyAll();
        }

        private void until(BooleanSupplier condition) throws InterruptedException {
            while (!condition.getAsBoolean()) {
                wait();
            }
        }
    }

    /** An enum, by a switch. */
    public static final class Switched extends Guard {
        private enum Door {
            OPEN,
            SHUT
        }

        private Door door = Door.SHUT;

        @Override
        public synchronized void pass() throws InterruptedException {
            while (!isOpen()) {
                wait();
            }
            door = Door.SHUT;
        }

        @Override
        public synchronized void open() {
            door = Door.OPEN;
            notifyAll();
        }

        private boolean isOpen() {
            return switch (door) {
                case OPEN -> true;
                case SHUT -> false;
            };
        }
    }
}
