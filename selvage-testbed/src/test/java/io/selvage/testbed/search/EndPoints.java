package io.selvage.testbed.search;

/** Programs without an end, and threads made in loops. */
public final class EndPoints {
    private EndPoints() {}

    /** Serves for ever, call after call. */
    public static final class Server {
        private static int served;

        private Server() {}

        private static void serve() {
            while (true) {
                synchronized (Server.class) {
                    served++;
                }
                next();
            }
        }

        static void next() {
            Thread.yield();
        }

        public static void main(String[] args) {
            new Thread(Server::serve).start();
            new Thread(Server::serve).start();
        }
    }

    /** Two threads that take locks against one another beside one that has no end. */
    public static final class Stuck {
        private Stuck() {}

        static void take(Object first, Object second) {
            synchronized (first) {
                synchronized (second) {
                    first.hashCode();
                }
            }
        }

        public static void main(String[] args) {
            Object one = new Object();
            Object two = new Object();
            new Thread(Server::serve).start();
            new Thread(() -> take(one, two)).start();
            new Thread(() -> take(two, one)).start();
        }
    }

    /** As many threads as the first argument says, which take one lock as often as the second one says. */
    public static final class Blocks implements Runnable {
        private static final Object LOCK = new Object();
        private static int count;
        private final int regions;
        private final boolean isShared;

        private Blocks(int regions, boolean isShared) {
            this.regions = regions;
            this.isShared = isShared;
        }

        @Override
        public void run() {
            Object lock = isShared ? LOCK : new Object();
            for (int i = 0; i < regions; i++) {
                synchronized (lock) {
                    if (isShared) {
                        count++;
                    }
                }
            }
        }

        public static void main(String[] args) throws InterruptedException {
            Thread[] threads = new Thread[Integer.parseInt(args[0])];
            for (int i = 0; i < threads.length; i++) {
                threads[i] = new Thread(new Blocks(Integer.parseInt(args[1]), args[2].equals("shared")));
                threads[i].start();
            }
            for (Thread thread : threads) {
                thread.join();
            }
        }
    }

    /** Four threads with twenty regions each, which count in two regions what belongs in one. */
    public static final class Regions implements Runnable {
        private static final Object LOCK = new Object();
        private static int count;

        private Regions() {}

        @Override
        public void run() {
            for (int i = 0; i < 10; i++) {
                int seen;
                synchronized (LOCK) {
                    seen = count;
                }
                synchronized (LOCK) {
                    if (count != seen) {
                        throw new AssertionError("somebody else has counted");
                    }
                    count = seen + 1;
                }
            }
        }

        public static void main(String[] args) {
            for (int i = 0; i < 4; i++) {
                new Thread(new Regions()).start();
            }
        }
    }
}
