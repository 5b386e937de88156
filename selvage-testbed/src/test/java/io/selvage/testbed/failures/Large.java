package io.selvage.testbed.failures;

import io.selvage.testbed.Threads;
import java.util.ArrayList;
import java.util.List;

/** Programs with much of something. */
public final class Large {
    private Large() {}

    /** Hundreds of threads that each take the same lock. */
    public static final class Threads300 {
        private static int count;

        private static synchronized void add() {
            count++;
        }

        public static void main(String[] args) throws InterruptedException {
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                threads.add(Threads.start(Threads300::add));
            }
            for (Thread thread : threads) {
                thread.join();
            }
            System.out.println(count);
        }
    }

    /** The same without the lock. */
    public static final class RacyThreads300 {
        private static int count;

        public static void main(String[] args) throws InterruptedException {
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                threads.add(Threads.start(() -> count++));
            }
            for (Thread thread : threads) {
                thread.join();
            }
        }
    }

    /** A million accesses, one of which races. */
    public static final class MillionAccesses {
        private static final int[] DATA = new int[1000];
        private static int last;

        private static void sum() {
            for (int i = 0; i < 500_000; i++) {
                DATA[i % 1000]++;
            }
            last = 1;
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(MillionAccesses::sum, () -> last = 2);
        }
    }

    /** An array of a million elements, filled by one thread and read by another afterwards. */
    public static final class MillionElements {
        private static final int[] DATA = new int[1_000_000];

        private static void fill() {
            for (int i = 0; i < DATA.length; i++) {
                DATA[i] = i;
            }
        }

        private static void check() {
            for (int i = 0; i < DATA.length; i += 1000) {
                if (DATA[i] != i) {
                    throw new AssertionError();
                }
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(MillionElements::fill);
            Threads.run(MillionElements::check);
        }
    }

    /** More variables than can be kept. */
    public static final class TooManyElements {
        private static final byte[] DATA = new byte[5_000_000];

        private static void fill() {
            for (int i = 0; i < DATA.length; i++) {
                DATA[i] = 1;
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(TooManyElements::fill);
        }
    }

    /** Locks held ten thousand deep. */
    public static final class DeepRecursion {
        private static int depth;

        private static synchronized int descend(int further) {
            depth++;
            return further == 0 ? depth : descend(further - 1);
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(() -> descend(2_000), () -> descend(2_000));
            System.out.println(depth);
        }
    }
}
