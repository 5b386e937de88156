package io.selvage.scheduler.gates;

/** Which handler, if any, the program itself has set for exceptions that leave a thread. */
public final class UncaughtExceptionHandlers {
    /** Stands for the handler that all threads have. */
    public static final Object COMMON = Thread.UncaughtExceptionHandler.class;

    private static final Thread.UncaughtExceptionHandler BEFORE = Thread.getDefaultUncaughtExceptionHandler();

    private UncaughtExceptionHandlers() {}

    static Thread.UncaughtExceptionHandler ofProgram(Thread thread) {
        Thread.UncaughtExceptionHandler handler = thread.getUncaughtExceptionHandler();
        boolean own = handler != null && handler.getClass() != ThreadGroup.class;
        if (own) {
            return handler;
        }
        Thread.UncaughtExceptionHandler usual = Thread.getDefaultUncaughtExceptionHandler();
        return usual == BEFORE ? null : usual;
    }

    /** Forgets what an execution has set for all threads. */
    public static void reset() {
        if (Thread.getDefaultUncaughtExceptionHandler() != BEFORE) {
            Thread.setDefaultUncaughtExceptionHandler(BEFORE);
        }
    }
}
