package io.selvage.explore.control;

import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.scheduler.run.Progress;
import io.selvage.scheduler.turnstile.PlatformTurnstile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Notices when code under test neither ends nor comes to a scheduling point. */
public final class Watchdog {
    private static final int FRAMES = 12;
    /** A thread that waits for its turn is in the turnstile within so many frames. */
    private static final int WAITING_FRAMES = 6;

    private static final String TURNSTILE = PlatformTurnstile.class.getName();

    private long mark = -1;
    private final StallTimer timer = new StallTimer(System::nanoTime);

    /** What is stuck, if anything is. To be asked several times a second. */
    public Optional<Stall> check(ProgramRunner runner) {
        Progress progress = runner.progress();
        long seen = progress.counter();
        if (!progress.isRunning() || seen != mark) {
            mark = seen;
            timer.reset();
            return Optional.empty();
        }
        return timer.hasExpired() ? Optional.of(new Stall(progress.current(), stack(runner))) : Optional.empty();
    }

    /** The stack of the platform thread that is in the program's code. */
    private static List<StackTraceElement> stack(ProgramRunner runner) {
        for (Thread thread : runner.platformThreads()) {
            StackTraceElement[] stack = thread.getStackTrace();
            boolean waitsForTurn = Arrays.stream(stack)
                    .limit(WAITING_FRAMES)
                    .anyMatch(frame -> frame.getClassName().startsWith(TURNSTILE));
            if (!waitsForTurn) {
                return ofProgram(stack);
            }
        }
        return List.of();
    }

    /** The innermost frame, and those around it that are not the tool's. */
    private static List<StackTraceElement> ofProgram(StackTraceElement[] stack) {
        List<StackTraceElement> frames = new ArrayList<>();
        for (int i = 0; i < Math.min(FRAMES, stack.length) && (i == 0 || !isTool(stack[i])); i++) {
            frames.add(stack[i]);
        }
        return frames;
    }

    private static boolean isTool(StackTraceElement frame) {
        return frame.getClassName().startsWith("io.selvage.scheduler.")
                || frame.getClassName().startsWith("io.selvage.explore.");
    }
}
