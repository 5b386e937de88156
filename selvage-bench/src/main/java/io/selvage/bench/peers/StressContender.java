package io.selvage.bench.peers;

import java.time.Duration;

/** No tool at all: the program in a loop, and a guess that it hangs if an execution takes a second. */
final class StressContender implements Contender {
    private static final long HANG_MILLIS = 1_000;

    @Override
    public Score attempt(Work work, Duration limit, Count count) throws InterruptedException {
        Loop loop = new Loop(work, count, System.nanoTime() + limit.toNanos());
        Thread thread = new Thread(loop);
        thread.setDaemon(true);
        long begun = System.nanoTime();
        thread.start();
        boolean hangs = watch(thread, count);
        double seconds = (System.nanoTime() - begun) / 1e9;
        if (hangs) {
            return new Score(Score.End.FOUND_LAST, count.value(), seconds, "no progress in " + HANG_MILLIS + " ms");
        }
        Throwable failure = loop.failure;
        return failure == null
                ? new Score(Score.End.LIMIT, count.value(), seconds, "")
                : new Score(Score.End.FOUND, count.value(), seconds, failure.toString());
    }

    /** Waits for the end of {@code thread}; whether it never comes. */
    private static boolean watch(Thread thread, Count count) throws InterruptedException {
        long before = -1;
        while (thread.isAlive()) {
            long now = count.value();
            if (now == before) {
                return true;
            }
            before = now;
            thread.join(HANG_MILLIS);
        }
        return false;
    }

    private static final class Loop implements Runnable {
        private final Work work;
        private final Count count;
        private final long deadline;
        private volatile Throwable failure;

        Loop(Work work, Count count, long deadline) {
            this.work = work;
            this.count = count;
            this.deadline = deadline;
        }

        @Override
        public void run() {
            try {
                while (System.nanoTime() < deadline) {
                    count.tick();
                    work.run();
                }
            } catch (Throwable thrown) {
                failure = thrown;
            }
        }
    }
}
