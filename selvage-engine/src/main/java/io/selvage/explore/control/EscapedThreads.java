package io.selvage.explore.control;

import io.selvage.hooks.HookThread;
import java.util.Optional;

/** Threads of the program that run on their own, because no hook saw their start. */
public final class EscapedThreads {
    private EscapedThreads() {}

    /** What escaped, if anything: a live thread that has inherited the program's class loader and is none of ours. */
    public static Optional<String> of(ClassLoader program) {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getContextClassLoader() == program && !(thread instanceof HookThread) && !isOfJvm(thread)) {
                return Optional.of("thread '" + thread.getName() + "' of class "
                        + thread.getClass().getName()
                        + " runs outside of control: it was started by code that is not woven; leave"
                        + " out what starts it");
            }
        }
        return Optional.empty();
    }

    /** The JVM's own threads are in the group above all others, whatever started them. */
    private static boolean isOfJvm(Thread thread) {
        ThreadGroup group = thread.getThreadGroup();
        return group != null && group.getParent() == null;
    }
}
