package io.selvage.testbed.failures;

import io.selvage.testbed.Threads;
import java.util.Arrays;

/** The JDK goes through an array while another thread uses an element of it. */
public final class Arrayed {
    private static final int[] NUMBERS = new int[3];

    private Arrayed() {}

    private static void write() {
        NUMBERS[1] = 1;
    }

    /** Fills a range that has the element in it. */
    public static final class Fill {
        public static void main(String[] args) throws Exception {
            Threads.run(() -> Arrays.fill(NUMBERS, 1, 2, 7), Arrayed::write);
        }
    }

    /** Sorts. */
    public static final class Sort {
        public static void main(String[] args) throws Exception {
            Threads.run(() -> Arrays.sort(NUMBERS), Arrayed::write);
        }
    }

    /** Copies to an array of its own. */
    public static final class Clone {
        public static void main(String[] args) throws Exception {
            Threads.run(() -> System.out.println(NUMBERS.clone().length), Arrayed::write);
        }
    }

    /** Copies to a longer one. */
    public static final class CopyOf {
        public static void main(String[] args) throws Exception {
            Threads.run(() -> System.out.println(Arrays.copyOf(NUMBERS, 5).length), Arrayed::write);
        }
    }

    /** Copies from the array. */
    public static final class CopyFrom {
        public static void main(String[] args) throws Exception {
            int[] copy = new int[3];
            Threads.run(() -> System.arraycopy(NUMBERS, 0, copy, 0, 2), Arrayed::write);
        }
    }

    /** Copies into the array. */
    public static final class CopyTo {
        public static void main(String[] args) throws Exception {
            int[] copy = new int[3];
            Threads.run(() -> System.arraycopy(copy, 0, NUMBERS, 1, 1), Arrayed::write);
        }
    }

    /** All around the element. */
    public static final class Beside {
        private static void fill() {
            Arrays.fill(NUMBERS, 2, 3, 7);
            System.arraycopy(NUMBERS, 2, NUMBERS, 0, 1);
            Arrays.sort(NUMBERS, 2, 3);
        }

        public static void main(String[] args) throws Exception {
            Threads.run(Beside::fill, Arrayed::write);
        }
    }
}
