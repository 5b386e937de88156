package io.selvage.testbed.programs;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

/** Prints stacks that it has got in many ways. Only one thread does anything at a time, and all print the same. */
public final class Stacks {
    private Stacks() {}

    private static final class Initialised {
        static final int VALUE = look();

        private static int look() {
            show(new Throwable("in an initialiser"));
            return 1;
        }
    }

    private interface Constants {
        Object VALUE = look();

        static Object look() {
            show(new Throwable("in the initialiser of an interface"));
            return "constant";
        }
    }

    private static final class Failing {
        static final int VALUE = fail();

        private static int fail() {
            throw new IllegalStateException("no class");
        }

        static void use() {}
    }

    private static void show(Throwable thrown) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        System.out.println(text);
    }

    private static void walk() {
        List<String> frames =
                StackWalker.getInstance().walk(all -> all.map(Object::toString).collect(Collectors.toList()));
        System.out.println(frames);
        StringBuilder names = new StringBuilder();
        StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
                .forEach(frame -> names.append(frame.getDeclaringClass().getName())
                        .append(' ')
                        .append(frame.getMethodName())
                        .append(' '));
        System.out.println(names);
    }

    private static void fail(int depth) {
        if (depth == 0) {
            throw new IllegalArgumentException("deep", new IOException("cause"));
        }
        fail(depth - 1);
    }

    private static void inThread() {
        walk();
        try {
            fail(3);
        } catch (IllegalArgumentException thrown) {
            show(thrown);
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException, InterruptedException {
        show(new Throwable("in main"));
        System.out.println(Arrays.toString(Thread.currentThread().getStackTrace()));
        walk();
        List.of(1).forEach(one -> show(new Throwable("in a function")));
        System.out.println(Initialised.VALUE + " " + Constants.VALUE);
        try {
            Failing.use();
        } catch (ExceptionInInitializerError thrown) {
            show(thrown);
        }
        try {
            Stacks.class.getDeclaredMethod("fail", int.class).invoke(null, 0);
        } catch (java.lang.reflect.InvocationTargetException thrown) {
            show(thrown);
        }
        try {
            List.of().iterator().next();
        } catch (NoSuchElementException thrown) {
            show(thrown);
        }
        synchronized (Stacks.class) {
            show(new Throwable("with a lock"));
        }
        Thread thread = new Thread(Stacks::inThread, "worker");
        thread.start();
        thread.join();
        inPool();
    }

    private static void inPool() throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        try {
            pool.submit(() -> fail(1)).get();
        } catch (ExecutionException thrown) {
            show(thrown);
        }
        pool.shutdown();
    }
}
