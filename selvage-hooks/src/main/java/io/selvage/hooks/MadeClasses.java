package io.selvage.hooks;

import java.lang.invoke.MethodHandles;

/** Hooks for classes that the program makes at run time by a {@code Lookup}. */
public final class MadeClasses {
    /** The agent's part. */
    public interface ClassMaker {
        /**
         * The class file to be used for a hidden class, which the JVM shows to no agent.
         *
         * @param host a class of the loader and package that the hidden class will be of
         * @param classFile not null; may be malformed
         */
        byte[] weave(Class<?> host, byte[] classFile);

        /**
         * The class that was made of the same bytes for the same loader in an earlier execution, and not yet in this one;
         * null if there is none.
         */
        Class<?> earlier(Class<?> host, byte[] classFile, int epoch);
    }

    private static volatile ClassMaker maker;

    private MadeClasses() {}

    public static void maker(ClassMaker agent) {
        maker = agent;
    }

    /** What stands for {@code classFile}, from which {@code lookup} is about to define a hidden class. */
    public static byte[] woven(MethodHandles.Lookup lookup, byte[] classFile) {
        if (classFile == null || maker == null) {
            return classFile;
        }
        ClassHooks.pause();
        try {
            return maker.weave(lookup.lookupClass(), classFile);
        } finally {
            ClassHooks.resume();
        }
    }

    /** What {@code lookup} answers instead of defining a class for good once more in each execution, or null. */
    public static Class<?> earlier(MethodHandles.Lookup lookup, byte[] classFile) {
        HookThread thread = HookThread.below();
        if (classFile == null || maker == null || thread == null || thread.gates == null) {
            return null;
        }
        ClassHooks.pause();
        try {
            return maker.earlier(lookup.lookupClass(), classFile, thread.epoch);
        } finally {
            ClassHooks.resume();
        }
    }
}
