package io.selvage.testbed;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** One run of a program on real threads: what it printed, and how it failed ({@code hang}, an exception) if it did. */
record PlainRun(String output, String failure) {
    private static final long LIMIT_MILLIS = 1500;

    /** Runs {@code program} in a class loader of its own, so that its static state is fresh. */
    static PlainRun inThisJvm(Class<?> program) {
        PrintStream out = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try (URLClassLoader loader = freshLoader()) {
            Watch watch = new Watch();
            new Thread(watch, () -> callMain(loader, program), "main").start();
            String failure = watch.await();
            System.out.flush();
            return new PlainRun(bytes.toString(StandardCharsets.UTF_8), failure);
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        } finally {
            System.setOut(out);
            Thread.setDefaultUncaughtExceptionHandler(null);
        }
    }

    /** Runs {@code program} in a JVM of its own, with nothing on standard input but no end of it either. */
    static PlainRun inOwnJvm(Class<?> program) {
        List<String> command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java", "-ea"));
        command.addAll(List.of("-Dstdout.encoding=UTF-8", "-Dfile.encoding=UTF-8"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        try {
            File file = File.createTempFile("selvage", ".out");
            Process process = new ProcessBuilder(command)
                    .redirectOutput(file)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            boolean ended = process.waitFor(4 * LIMIT_MILLIS, TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            String output = Files.readString(file.toPath());
            return file.delete() && ended ? new PlainRun(output, "") : new PlainRun(output, "hang");
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException("cannot run " + program.getName() + " in a JVM of its own", failed);
        }
    }

    private static URLClassLoader freshLoader() throws MalformedURLException {
        URL here = PlainRun.class.getProtectionDomain().getCodeSource().getLocation();
        return new URLClassLoader(new URL[] {here}, ClassLoader.getPlatformClassLoader());
    }

    private static void callMain(ClassLoader loader, Class<?> program) {
        try {
            Class<?> fresh = loader.loadClass(program.getName());
            fresh.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
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

        String await() {
            long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LIMIT_MILLIS);
            Thread[] threads = new Thread[1000];
            while (System.nanoTime() < deadline) {
                Thread alive = firstUserThread(threads);
                if (alive == null) {
                    return failure;
                }
                try {
                    alive.join(20);
                } catch (InterruptedException impossible) {
                    throw new AssertionError(impossible);
                }
            }
            return "hang";
        }

        private Thread firstUserThread(Thread[] threads) {
            int count = enumerate(threads);
            for (int i = 0; i < count; i++) {
                if (!threads[i].isDaemon()) {
                    return threads[i];
                }
            }
            return null;
        }
    }
}
