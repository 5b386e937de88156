package io.selvage.explore.control;

import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.scheduler.run.Progress;

/** Notices when code under test neither ends nor comes to a point: it blocks for real, or computes without end. */
public final class Watchdog {
    private static final int FRAMES = 12;

    private long mark = -1;
    private final StallTimer patience = new StallTimer(System::nanoTime);

    /** What is stuck and where, or the empty string if all is well. To be asked now and then. */
    public String ask(ProgramRunner runner) {
        Progress progress = runner.progress();
        long seen = progress.counter();
        if (!progress.isRunning() || seen != mark) {
            mark = seen;
            patience.renew();
            return "";
        }
        return patience.isOver() ? describe(runner, progress.current()) : "";
    }

    private static String describe(ProgramRunner runner, String name) {
        StringBuilder text = new StringBuilder(
                "thread '" + name + "' has not come to a scheduling point for " + StallTimer.SECONDS + " s; ");
        StackTraceElement[] stack = stack(runner);
        if (stack.length > 0) {
            text.append("it is in ").append(stack[0]);
            for (int i = 1; i < Math.min(FRAMES, stack.length) && !isTool(stack[i]); i++) {
                text.append(" < ").append(stack[i]);
            }
        }
        return text.append(
                        "; blocking that is not under control (input, sockets, native code) and endless loops without"
                                + " synchronization cannot be tested: replace or remove them")
                .toString();
    }

    /** The stack of the platform thread that is in the program's code. */
    private static StackTraceElement[] stack(ProgramRunner runner) {
        for (Thread thread : runner.platformThreads()) {
            StackTraceElement[] stack = thread.getStackTrace();
            boolean waitsForTurn = false;
            for (int i = 0; i < Math.min(6, stack.length); i++) {
                waitsForTurn |= stack[i].getClassName().contains("PlatformTurnstile");
            }
            if (!waitsForTurn) {
                return stack;
            }
        }
        return new StackTraceElement[0];
    }

    private static boolean isTool(StackTraceElement frame) {
        return frame.getClassName().startsWith("io.selvage.scheduler.")
                || frame.getClassName().startsWith("io.selvage.explore.");
    }
}
