package io.selvage.testbed.realrun;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;

/** One run of a program on real threads: what it printed, and how it failed ({@code hang}, an exception) if it did. */
public record PlainRun(String output, String failure) {
    public static final String HANG = "hang";

    /** So many looks in a row, this far apart, see no thread that could go on before that is called a hang. */
    private static final int LOOKS = 50;

    private static final int MILLIS_BETWEEN_LOOKS = 20;

    /** Runs {@code main} in a class loader of its own: its static state is fresh, and it yields between its actions. */
    public static PlainRun of(URL[] classPath, String main, String... arguments) {
        try (URLClassLoader loader = new YieldingLoader(classPath)) {
            loader.setDefaultAssertionStatus(true);
            return of(() -> callMain(loader, main, arguments), loader);
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Runs {@code program}, which has no static state, as it is. */
    public static PlainRun of(Runnable program) {
        return of(program, PlainRun.class.getClassLoader());
    }

    private static PlainRun of(Runnable program, ClassLoader loader) {
        PrintStream out = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            Watch watch = new Watch();
            Thread first = new Thread(watch, program, "main");
            first.setContextClassLoader(loader);
            first.start();
            String failure = watch.await();
            System.out.flush();
            return new PlainRun(bytes.toString(StandardCharsets.UTF_8), failure);
        } finally {
            System.setOut(out);
            Thread.setDefaultUncaughtExceptionHandler(null);
        }
    }

    private static void callMain(ClassLoader loader, String main, String[] arguments) {
        try {
            Class<?> fresh = loader.loadClass(main);
            fresh.getMethod("main", String[].class).invoke(null, (Object) arguments);
        } catch (InvocationTargetException thrown) {
            throw new IllegalStateException(thrown.getCause());
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** The group of a program's threads: knows when the last one that counts has ended, and what went uncaught. */
    private static final class Watch extends ThreadGroup {
        private volatile String failure = "";

        Watch() {
            super("program");
        }

        @Override
        public void uncaughtException(Thread thread, Throwable thrown) {
            failure = thrown.toString();
        }

        /** Waits for the end, however long the machine takes for it, or until no thread can go on any more. */
        String await() {
            Thread[] threads = new Thread[1000];
            int stuck = 0;
            while (stuck < LOOKS) {
                int count = enumerate(threads);
                Thread user = firstUserThread(threads, count);
                if (user == null) {
                    return failure;
                }
                stuck = isAnyRunnable(threads, count) ? 0 : stuck + 1;
                join(user);
            }
            return HANG;
        }

        private static void join(Thread thread) {
            try {
                thread.join(MILLIS_BETWEEN_LOOKS);
            } catch (InterruptedException impossible) {
                throw new AssertionError(impossible);
            }
        }

        private static boolean isAnyRunnable(Thread[] threads, int count) {
            for (int i = 0; i < count; i++) {
                Thread.State state = threads[i].getState();
                if (state != Thread.State.BLOCKED && state != Thread.State.WAITING) {
                    return true;
                }
            }
            return false;
        }

        private static Thread firstUserThread(Thread[] threads, int count) {
            for (int i = 0; i < count; i++) {
                if (!threads[i].isDaemon()) {
                    return threads[i];
                }
            }
            return null;
        }
    }
}
