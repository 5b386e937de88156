package io.selvage.testbed.failures;

import io.selvage.testbed.Threads;

/** Threads that die in every schedule. */
public final class Crashes {
    private Crashes() {}

    /** Each of another cause. */
    public static final class Two {
        private Two() {}

        private static void one() {
            throw new IllegalStateException("one");
        }

        private static void other() {
            throw new IllegalArgumentException("other");
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(Two::one, Two::other);
        }
    }

    /** Both of the same. */
    public static final class Same {
        private Same() {}

        private static void fail() {
            throw new IllegalStateException("the same");
        }

        public static void main(String[] args) throws InterruptedException {
            Threads.run(Same::fail, Same::fail);
        }
    }
}
