package io.selvage.bench.peers;

import java.time.Duration;

/** No tool at all: the program in a loop, which hangs if for a second no execution ends and no thread of it can run. */
final class StressContender implements Contender {
    private static final long HANG_MILLIS = 1_000;
    private static final int LOOKS = 4;

    @Override
    public AttemptResult attempt(Work work, Duration limit, ExecutionCounter count) throws InterruptedException {
        Loop loop = new Loop(work, count, System.nanoTime() + limit.toNanos());
        ThreadGroup program = new ThreadGroup("program");
        Thread thread = new Thread(program, loop);
        thread.setDaemon(true);
        long begun = System.nanoTime();
        thread.start();
        boolean hangs = watch(thread, program, count);
        double seconds = (System.nanoTime() - begun) / 1e9;
        if (hangs) {
            return new AttemptResult(
                    AttemptResult.End.FOUND_LAST, count.value(), seconds, "no progress in " + HANG_MILLIS + " ms");
        }
        Throwable failure = loop.failure;
        return failure == null
                ? new AttemptResult(AttemptResult.End.LIMIT, count.value(), seconds, "")
                : new AttemptResult(AttemptResult.End.FOUND, count.value(), seconds, failure.toString());
    }

    /** Waits for the end of {@code thread}; whether it never comes. */
    private static boolean watch(Thread thread, ThreadGroup program, ExecutionCounter count)
            throws InterruptedException {
        int still = 0;
        long before = -1;
        while (thread.isAlive()) {
            long now = count.value();
            still = now == before && !canRun(program) ? still + 1 : 0;
            if (still == LOOKS) {
                return true;
            }
            before = now;
            thread.join(HANG_MILLIS / LOOKS);
        }
        return false;
    }

    private static boolean canRun(ThreadGroup program) {
        Thread[] threads = new Thread[100];
        int count = program.enumerate(threads);
        for (int i = 0; i < count; i++) {
            if (threads[i].getState() == Thread.State.RUNNABLE) {
                return true;
            }
        }
        return false;
    }

    private static final class Loop implements Runnable {
        private final Work work;
        private final ExecutionCounter count;
        private final long deadline;
        private volatile Throwable failure;

        Loop(Work work, ExecutionCounter count, long deadline) {
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
