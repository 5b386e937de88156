package io.selvage.testbed.failures;

import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Loops that write all along: some go round for ever, some only look like it. */
public final class Rounds {
    private Rounds() {}

    /** Two threads that give way whenever the other one wants to go. */
    public static final class Polite {
        private static volatile boolean one;
        private static volatile boolean two;

        private static void first() {
            one = true;
            while (two) {
                one = false;
                Thread.yield();
                one = true;
            }
            one = false;
        }

        private static void second() {
            two = true;
            while (one) {
                two = false;
                Thread.yield();
                two = true;
            }
            two = false;
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(Polite::first, Polite::second);
        }
    }

    /** Two diners hand a spoon to one another, since the other one is hungry too. */
    public static final class Spoon {
        private static final class Diner {
            private final String name;
            private boolean hungry = true;

            Diner(String name) {
                this.name = name;
            }
        }

        private static Diner owner;

        private static void dine(Diner self, Diner other) {
            while (self.hungry) {
                synchronized (Spoon.class) {
                    if (owner != self) {
                        continue;
                    }
                    if (other.hungry) {
                        owner = other;
                        continue;
                    }
                    self.hungry = false;
                    owner = other;
                    System.out.println(self.name);
                }
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Diner one = new Diner("one");
            Diner two = new Diner("two");
            owner = one;
            Threads.run(() -> dine(one, two), () -> dine(two, one));
        }
    }

    /** Each holds one lock, fails to get the other, and gives its own back. */
    public static final class BackOff {
        private static final Lock ONE = new ReentrantLock();
        private static final Lock TWO = new ReentrantLock();

        private static void both(Lock first, Lock second) {
            boolean done = false;
            while (!done) {
                if (first.tryLock()) {
                    if (second.tryLock()) {
                        second.unlock();
                        done = true;
                    }
                    first.unlock();
                }
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(() -> both(ONE, TWO), () -> both(TWO, ONE));
        }
    }

    /** One sets what the other one resets, and both wait for something else. */
    public static final class Undo {
        private static final AtomicInteger VALUE = new AtomicInteger();

        private static void swap(int from, int to) {
            while (VALUE.get() != 2) {
                VALUE.compareAndSet(from, to);
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(() -> swap(0, 1), () -> swap(1, 0));
        }
    }

    /** As {@link Undo}, after much that has nothing to do with it. */
    public static final class Prelude {
        private static final AtomicInteger VALUE = new AtomicInteger();
        private static volatile int noise;

        private static void swap(int from, int to) {
            for (int i = 0; i < 20; i++) {
                noise = i;
            }
            while (VALUE.get() != 2) {
                VALUE.compareAndSet(from, to);
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(() -> swap(0, 1), () -> swap(1, 0));
        }
    }

    /** Two threads that wait for one another, in loops that only look. */
    public static final class Spinners {
        private static volatile boolean one;
        private static volatile boolean two;

        private static void first() {
            while (!two) {
                Thread.onSpinWait();
            }
            one = true;
        }

        private static void second() {
            while (!one) {
                Thread.onSpinWait();
            }
            two = true;
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(Spinners::first, Spinners::second);
        }
    }

    /** Whoever comes first decides which of two loops both of them never leave; by two ways each. */
    public static final class Either {
        private static final AtomicInteger FIRST = new AtomicInteger();
        private static final AtomicInteger VALUE = new AtomicInteger();

        private static void play(int self) {
            FIRST.compareAndSet(0, self);
            if (FIRST.get() == 1) {
                left(self);
            } else {
                right(self);
            }
        }

        private static void left(int self) {
            while (VALUE.get() != 3) {
                if (VALUE.get() == self) {
                    VALUE.compareAndSet(self, 3 - self);
                } else {
                    VALUE.compareAndSet(0, self);
                }
            }
        }

        private static void right(int self) {
            while (VALUE.get() != 4) {
                if (VALUE.get() == self) {
                    VALUE.compareAndSet(self, 3 - self);
                } else {
                    VALUE.compareAndSet(0, self);
                }
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(() -> play(1), () -> play(2));
        }
    }

    /** A loop inside of a lock that the only one who could end it needs. */
    public static final class InsideOfLock {
        private static volatile boolean over;
        private static volatile int count;

        private static synchronized void loop() {
            while (!over) {
                count = 1 - count;
            }
        }

        private static synchronized void end() {
            over = true;
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(InsideOfLock::loop, InsideOfLock::end);
        }
    }

    /** Correct: whoever is fair lets the other thread end it. */
    public static final class Fair {
        private static volatile boolean over;
        private static volatile int count;

        private static void loop() {
            while (!over) {
                count = 1 - count;
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(Fair::loop, () -> over = true);
        }
    }

    /** Correct: what is shared comes back again and again, what only the threads themselves see does not. */
    public static final class LongWay {
        private static volatile int value;

        private static void count() {
            for (int i = 0; i < 2_000; i++) {
                value = i & 1;
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(LongWay::count, LongWay::count);
        }
    }

    /** Correct: only an object that no other thread knows counts how often. */
    public static final class HiddenCount {
        private static volatile int value;

        private static void count() {
            StringBuilder rounds = new StringBuilder();
            while (rounds.length() < 2_000) {
                rounds.append('.');
                value = 1 - value;
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(HiddenCount::count, HiddenCount::count);
        }
    }

    /** Correct: only a value that compiled code need not keep in an object tells when it ends. */
    public static final class BoxedCount {
        private static volatile int value;

        private static void count() {
            Integer rounds = 1_000;
            while (rounds < 30_000) {
                rounds++;
                value = 1 - value;
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(BoxedCount::count, BoxedCount::count);
        }
    }

    /** Correct: nobody but the random numbers knows when it ends. */
    public static final class Chance {
        private static volatile int value;

        private static void play() {
            while (Math.random() > 0.0001) {
                value = 1 - value;
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(Chance::play, Chance::play);
        }
    }

    /** Correct: ends when the time has come. */
    public static final class Deadline {
        private static volatile int value;

        private static void play() throws InterruptedException {
            long end = System.nanoTime() + 1_000_000_000_000L;
            while (System.nanoTime() < end) {
                Thread.sleep(1);
                value = 1 - value;
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(Deadline::play, Deadline::play);
        }
    }

    /** Correct: a counter per thread decides. */
    public static final class LocalCount {
        private static final ThreadLocal<int[]> COUNT = ThreadLocal.withInitial(() -> new int[1]);
        private static volatile int value;

        private static boolean isOver() {
            return ++COUNT.get()[0] == 2_000;
        }

        private static void play() {
            while (!isOver()) {
                value = 1 - value;
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(LocalCount::play, LocalCount::play);
        }
    }

    /** Correct: a counter decides that only a constant of another class leads to. */
    public static final class ConstantCount {
        private static final class Counts {
            static final int[] COUNT = {0};
        }

        private static volatile int value;

        private static synchronized boolean isOver() {
            return ++Counts.COUNT[0] > 2_000;
        }

        private static void play() {
            while (!isOver()) {
                value = 1 - value;
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(ConstantCount::play, ConstantCount::play);
        }
    }

    /** Correct: a counter decides that only a field of an interface leads to. */
    public static final class InterfaceCount {
        private interface Counts {
            int[] COUNT = {0};
        }

        private static volatile int value;

        private static synchronized boolean isOver() {
            return ++Counts.COUNT[0] > 2_000;
        }

        private static void play() {
            while (!isOver()) {
                value = 1 - value;
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(InterfaceCount::play, InterfaceCount::play);
        }
    }

    /** A long scan that changes nothing but locals. */
    public static final class ReadsOnly {
        private static final int[] CELLS = new int[5_000];

        private static void sum() {
            int sum = 0;
            for (int cell : CELLS) {
                sum += cell;
            }
            if (sum != 0) {
                throw new AssertionError(sum);
            }
        }

        public static void main(String[] args) throws Exception {
            Threads.run(ReadsOnly::sum);
        }
    }
}
