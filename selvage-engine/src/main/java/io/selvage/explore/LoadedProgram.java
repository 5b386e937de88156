package io.selvage.explore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;

/** A program with class loader and entry point. Assertions are on. Nothing of the tool's is visible to it. */
final class LoadedProgram implements AutoCloseable {
    private final URLClassLoader loader;
    private final Runnable main;

    private LoadedProgram(URLClassLoader loader, Runnable main) {
        this.loader = loader;
        this.main = main;
    }

    /** @throws Unusable if there is no such class or it has no suitable {@code main} */
    static LoadedProgram load(Program program) throws Unusable {
        URLClassLoader loader =
                new URLClassLoader("program", urls(program.classpath()), ClassLoader.getPlatformClassLoader());
        loader.setDefaultAssertionStatus(true);
        return new LoadedProgram(loader, entry(loader, program));
    }

    private static URL[] urls(List<Path> classpath) {
        URL[] urls = new URL[classpath.size()];
        for (int i = 0; i < urls.length; i++) {
            try {
                urls[i] = classpath.get(i).toUri().toURL();
            } catch (MalformedURLException e) {
                throw new UncheckedIOException(e);
            }
        }
        return urls;
    }

    private static Runnable entry(ClassLoader loader, Program program) throws Unusable {
        try {
            Class<?> type = Class.forName(program.mainClass(), false, loader);
            Method method = type.getMethod("main", String[].class);
            if (!Modifier.isStatic(method.getModifiers()) || method.getReturnType() != void.class) {
                throw new Unusable("main of " + program.mainClass() + " is not 'public static void main(String[])'");
            }
            method.setAccessible(true);
            return new Entry(MethodHandles.lookup().unreflect(method), program.args());
        } catch (ClassNotFoundException | NoClassDefFoundError e) {
            throw new Unusable("class " + program.mainClass() + " was not found on the class path"
                    + " (or a class that it needs: " + e.getMessage() + "); check --classpath");
        } catch (NoSuchMethodException e) {
            throw new Unusable("class " + program.mainClass() + " has no 'public static void main(String[])'");
        } catch (LinkageError | IllegalAccessException e) {
            throw new Unusable("class " + program.mainClass() + " cannot be loaded: " + e);
        }
    }

    /** The program's first thread runs this. */
    Runnable main() {
        return main;
    }

    ClassLoader loader() {
        return loader;
    }

    @Override
    public void close() {
        try {
            loader.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The program cannot even be started. */
    static final class Unusable extends Exception {
        private static final long serialVersionUID = 1L;

        Unusable(String what) {
            super(what);
        }
    }

    private record Entry(MethodHandle main, List<String> args) implements Runnable {
        @Override
        public void run() {
            try {
                main.invokeExact(args.toArray(new String[0]));
            } catch (Throwable thrown) {
                Entry.<RuntimeException>rethrow(thrown);
            }
        }

        /** Throws it as it is: the program's exceptions are not ours to wrap. */
        @SuppressWarnings("unchecked")
        private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
            throw (T) thrown;
        }
    }
}
