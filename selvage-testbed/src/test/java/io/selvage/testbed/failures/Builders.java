package io.selvage.testbed.failures;

import io.selvage.testbed.Threads;

/** A builder that no field holds. */
public final class Builders {
    private Builders() {}

    /** Held by a lambda that another thread runs. */
    public static final class Captured {
        public static void main(String[] args) throws Exception {
            StringBuilder text = new StringBuilder();
            Thread other = Threads.start(() -> text.append("a").append("b"));
            text.append("c");
            other.join();
        }
    }

    /** Held by two method references. */
    public static final class Referred {
        public static void main(String[] args) throws Exception {
            StringBuilder text = new StringBuilder("abc");
            Threads.run(text::reverse, text::toString);
        }
    }

    /** The other thread has ended before. */
    public static final class Joined {
        public static void main(String[] args) throws Exception {
            StringBuilder text = new StringBuilder();
            Threads.run(() -> text.append("a"));
            System.out.println(text.append("b"));
        }
    }
}
