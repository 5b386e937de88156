package io.selvage.explore.control;

import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.scheduler.run.Progress;
import io.selvage.scheduler.turnstile.PlatformTurnstile;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Notices when code under test neither ends nor comes to a scheduling point. */
public final class Watchdog {
    private static final int FRAMES = 30;
    /** A thread that waits for its turn is in the turnstile within so many frames. */
    private static final int WAITING_FRAMES = 6;

    private static final String TURNSTILE = PlatformTurnstile.class.getName();

    private long mark = -1;
    private final StallTimer timer = new StallTimer();

    /** A platform thread in the program's code, and its stack; the thread is null if there is none. */
    private record Runner(Thread thread, List<StackTraceElement> stack) {}

    /** What is stuck, if anything is. To be asked several times a second. */
    public Optional<Stall> check(ProgramRunner runner) {
        Progress progress = runner.progress();
        long seen = progress.counter();
        if (!progress.isRunning() || seen != mark) {
            mark = seen;
            timer.reset(System.nanoTime());
            return Optional.empty();
        }
        Runner active = active(runner);
        long cpu = cpuNanos(active.thread());
        if (isOurWork(active.stack())) {
            timer.skip(System.nanoTime(), cpu);
            return Optional.empty();
        }
        boolean isBlocked = active.thread() != null && active.thread().getState() != Thread.State.RUNNABLE;
        return timer.hasExpired(System.nanoTime(), cpu, isBlocked, active.stack())
                ? Optional.of(new Stall(progress.current(), ofProgram(active.stack())))
                : Optional.empty();
    }

    /** Where the thread under test is that runs just now, innermost frame first; empty if that is not known. */
    public static List<StackTraceElement> whereabouts(ProgramRunner runner) {
        return ofProgram(active(runner).stack());
    }

    private static Runner active(ProgramRunner runner) {
        for (Thread thread : runner.platformThreads()) {
            StackTraceElement[] stack = thread.getStackTrace();
            boolean waitsForTurn = Arrays.stream(stack)
                    .limit(WAITING_FRAMES)
                    .anyMatch(frame -> frame.getClassName().startsWith(TURNSTILE));
            if (!waitsForTurn) {
                return new Runner(thread, List.of(stack));
            }
        }
        return new Runner(null, List.of());
    }

    /** -1 if it is not known. */
    private static long cpuNanos(Thread thread) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return thread != null && threads.isThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()
                ? threads.getThreadCpuTime(thread.getId())
                : -1;
    }

    /** Whether the thread weaves a class, or waits for one to be loaded: that ends. */
    private static boolean isOurWork(List<StackTraceElement> stack) {
        for (StackTraceElement frame : stack) {
            String type = frame.getClassName();
            boolean loads = type.equals("java.lang.ClassLoader")
                    && (frame.getMethodName().equals("loadClass")
                            || frame.getMethodName().startsWith("defineClass"));
            if (loads || type.startsWith("io.selvage.agent.") || type.startsWith("io.selvage.strategy.")) {
                return true;
            }
        }
        return false;
    }

    /** The innermost frame, and those around it that are not the tool's. */
    private static List<StackTraceElement> ofProgram(List<StackTraceElement> stack) {
        List<StackTraceElement> frames = new ArrayList<>();
        for (int i = 0; i < Math.min(FRAMES, stack.size()) && (i == 0 || !isTool(stack.get(i))); i++) {
            frames.add(stack.get(i));
        }
        return frames;
    }

    private static boolean isTool(StackTraceElement frame) {
        return frame.getClassName().startsWith("io.selvage.scheduler.")
                || frame.getClassName().startsWith("io.selvage.explore.");
    }
}
