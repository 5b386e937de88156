package io.selvage.explore.subject;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

/** Runs {@code main} of a class. */
record MainMethod(MethodHandle main, List<String> args) implements Runnable {
    /** @throws UnusableSubject if there is no such class or it has no suitable {@code main} */
    static MainMethod of(ClassLoader loader, Program program) throws UnusableSubject {
        String name = program.mainClass();
        try {
            Class<?> type = Class.forName(name, false, loader);
            Method method = type.getMethod("main", String[].class);
            if (!Modifier.isStatic(method.getModifiers()) || method.getReturnType() != void.class) {
                throw new UnusableSubject("main of " + name + " is not 'public static void main(String[])'");
            }
            method.setAccessible(true);
            return new MainMethod(MethodHandles.lookup().unreflect(method), program.args());
        } catch (ClassNotFoundException | NoClassDefFoundError e) {
            throw new UnusableSubject("class " + name + " was not found on the class path (or a class that it needs: "
                    + e.getMessage() + "); check --classpath");
        } catch (NoSuchMethodException e) {
            throw new UnusableSubject("class " + name + " has no 'public static void main(String[])'");
        } catch (LinkageError | IllegalAccessException e) {
            throw new UnusableSubject("class " + name + " cannot be loaded: " + e);
        }
    }

    @Override
    public void run() {
        try {
            main.invokeExact(args.toArray(new String[0]));
        } catch (Throwable thrown) {
            MainMethod.<RuntimeException>rethrow(thrown);
        }
    }

    /** Throws it as it is: the program's exceptions are not ours to wrap. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
