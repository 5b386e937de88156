package io.selvage.bench.mutants;

import io.selvage.studies.BoundedBuffer;
import io.selvage.studies.FairAllocator;
import io.selvage.studies.FairBridge;
import io.selvage.studies.ReaderWriterSafe;

/** Small programs that use the monitors of the case studies, as a test of an application would. */
public final class StudyUses {
    private StudyUses() {}

    /** What a thread does. */
    private interface Part {
        void run() throws InterruptedException;
    }

    private static void together(Part... parts) throws InterruptedException {
        Thread[] threads = new Thread[parts.length];
        for (int i = 0; i < parts.length; i++) {
            Part part = parts[i];
            threads[i] = new Thread(() -> {
                try {
                    part.run();
                } catch (InterruptedException impossible) {
                    throw new AssertionError(impossible);
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** Two producers and two consumers of one slot. */
    public static final class Buffer {
        private Buffer() {}

        public static void main(String[] args) throws InterruptedException {
            BoundedBuffer buffer = new BoundedBuffer(1);
            int[] taken = new int[2];
            together(
                    () -> buffer.deposit(1),
                    () -> buffer.deposit(2),
                    () -> taken[0] = buffer.withdraw(),
                    () -> taken[1] = buffer.withdraw());
            System.out.println(taken[0] + taken[1]);
        }
    }

    /** A reader and two writers of a counter. */
    public static final class ReadersWriters {
        private static int count;

        private ReadersWriters() {}

        public static void main(String[] args) throws InterruptedException {
            ReaderWriterSafe lock = new ReaderWriterSafe();
            Part writer = () -> {
                lock.acquireWrite();
                count++;
                lock.releaseWrite();
            };
            together(writer, writer, () -> {
                lock.acquireRead();
                int seen = count;
                lock.releaseRead();
                if (seen > 2) {
                    throw new AssertionError("counted " + seen);
                }
            });
            System.out.println(count);
        }
    }

    /** Two red cars and a blue one. */
    public static final class Bridge {
        private static volatile int red;
        private static volatile int blue;

        private Bridge() {}

        public static void main(String[] args) throws InterruptedException {
            FairBridge bridge = new FairBridge();
            Part driving = () -> {
                bridge.redEnter();
                red = 1;
                if (blue > 0) {
                    throw new AssertionError("cars meet");
                }
                red = 0;
                bridge.redExit();
            };
            together(driving, () -> {
                bridge.blueEnter();
                blue = 1;
                if (red > 0) {
                    throw new AssertionError("cars meet");
                }
                blue = 0;
                bridge.blueExit();
            });
        }
    }

    /** Three requests for two balls. */
    public static final class Allocator {
        private Allocator() {}

        public static void main(String[] args) throws InterruptedException {
            FairAllocator allocator = new FairAllocator(2);
            together(() -> use(allocator, 1), () -> use(allocator, 2), () -> use(allocator, 1));
        }

        private static void use(FairAllocator allocator, int balls) throws InterruptedException {
            allocator.get(balls);
            allocator.put(balls);
        }
    }
}
