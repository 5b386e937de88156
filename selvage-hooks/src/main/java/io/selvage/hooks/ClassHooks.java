package io.selvage.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Hooks that make static state start afresh in every execution. A woven class has its initialiser in a method of its
 * own, guarded like this:
 *
 * <pre>{@code
 * public static synthetic void selvage$init(int site) {
 *     if (ClassHooks.begin(selvage$state, site)) {
 *         try {
 *             Super.selvage$init(site);
 *             selvage$clinit();
 *         } catch (Throwable t) {
 *             throw ClassHooks.failed(selvage$state, t);
 *         }
 *         ClassHooks.end(selvage$state);
 *     }
 * }
 * }</pre>
 *
 * The class's real {@code <clinit>} creates the state and runs the initialiser only outside of control. Fields of an
 * interface can only be set once, so all of this is in a class beside the interface that has the same fields.
 */
public final class ClassHooks {
    /** What the agent does about classes that a program makes by a {@code Lookup}. */
    public interface ClassMaker {
        /**
         * The class file to be used for a hidden class, which the JVM shows to no agent.
         *
         * @param host a class of the loader and package that the hidden class will be of
         * @param classFile not null; may be malformed
         */
        byte[] weave(Class<?> host, byte[] classFile);

        /**
         * The class that was made of the same bytes for the same loader in an earlier execution, and not yet in this
         * one; null if there is none.
         */
        Class<?> earlier(ClassLoader loader, byte[] classFile, int epoch);
    }

    private static volatile ClassMaker maker;

    private ClassHooks() {}

    public static void maker(ClassMaker agent) {
        maker = agent;
    }

    /** What stands for {@code classFile}, from which {@code lookup} is about to define a hidden class. */
    public static byte[] woven(MethodHandles.Lookup lookup, byte[] classFile) {
        if (classFile == null || maker == null) {
            return classFile;
        }
        pause();
        try {
            return maker.weave(lookup.lookupClass(), classFile);
        } finally {
            resume();
        }
    }

    /** What {@code lookup} answers instead of defining a class for good once more in each execution, or null. */
    public static Class<?> earlier(MethodHandles.Lookup lookup, byte[] classFile) {
        return earlier(lookup.lookupClass().getClassLoader(), classFile);
    }

    /** The same for {@code defineClass} of a loader, which generators of classes reach in several ways. */
    public static Class<?> earlier(ClassLoader loader, byte[] bytes, int offset, int length) {
        boolean isWhole = bytes != null && offset == 0 && length == bytes.length;
        boolean isPart = bytes != null && offset >= 0 && length >= 0 && length <= bytes.length - offset;
        return isPart ? earlier(loader, isWhole ? bytes : Arrays.copyOfRange(bytes, offset, offset + length)) : null;
    }

    private static Class<?> earlier(ClassLoader loader, byte[] classFile) {
        HookThread thread = HookThread.below();
        ClassMaker agent = maker;
        if (loader == null || classFile == null || agent == null || thread == null || thread.gates == null) {
            return null;
        }
        if (loader == agent.getClass().getClassLoader()) {
            // It may be a class that the answer needs.
            return null;
        }
        pause();
        try {
            return agent.earlier(loader, classFile, thread.epoch);
        } finally {
            resume();
        }
    }

    /**
     * For {@code <clinit>}: true if the class is to be initialised for good, right now, outside of any execution. A
     * hidden class that is made in an execution is not known outside.
     */
    public static boolean outsideControl(ClassState state) {
        return HookThread.live() == null && !(state.type.isHidden() && isInExecution());
    }

    /** True outside of any execution, and while hooks are inert. */
    public static boolean outsideControl() {
        return HookThread.live() == null;
    }

    /**
     * For the {@code <clinit>} of an interface: defines the class beside it.
     *
     * @param classFile one character for each byte
     */
    public static void define(MethodHandles.Lookup beside, String[] classFile) throws IllegalAccessException {
        pause();
        try {
            beside.defineClass(String.join("", classFile).getBytes(StandardCharsets.ISO_8859_1));
        } finally {
            resume();
        }
    }

    /**
     * Has {@code type} initialised in this execution, as its use by woven code would: it is about to be used in a way
     * that names it only now. Nothing happens for classes without a re-runnable initialiser.
     */
    public static void initialise(Class<?> type, int site) {
        if (HookThread.live() == null) {
            return;
        }
        MethodHandle initialiser = Guards.of(type);
        if (initialiser != null) {
            try {
                initialiser.invokeExact(site);
            } catch (RuntimeException | Error failure) {
                throw failure;
            } catch (Throwable impossible) {
                throw new AssertionError(impossible);
            }
        }
    }

    /** For {@code Class.forName}, which has found {@code type}: has it initialised if that was {@code wanted}. */
    public static Class<?> found(Class<?> type, boolean wanted, int site) {
        if (wanted) {
            initialise(type, site);
        }
        return type;
    }

    /** @param site where the class is used */
    public static boolean begin(ClassState state, int site) {
        HookThread thread = HookThread.live();
        if (thread == null || state == null || state.epoch == thread.epoch) {
            return false;
        }
        thread.inert = 1;
        try {
            return thread.gates.world().beginInit(state, site);
        } finally {
            thread.inert = 0;
        }
    }

    public static void end(ClassState state) {
        finish(state, null);
    }

    /** What the guard throws when the initialiser threw {@code failure}. */
    public static Throwable failed(ClassState state, Throwable failure) {
        finish(state, failure);
        return failure instanceof Error ? failure : new ExceptionInInitializerError(failure);
    }

    private static void finish(ClassState state, Throwable failure) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                state.publish();
                thread.gates.world().endInit(state, failure);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** Whether this thread runs code under test, or what the JVM does for it. */
    public static boolean isInExecution() {
        HookThread thread = HookThread.below();
        return thread != null && thread.gates != null;
    }

    /** A class load or a linkage begins on this thread: no hook is live until {@link #resume}. */
    public static void pause() {
        HookThread thread = HookThread.below();
        if (thread != null) {
            thread.inert++;
        }
    }

    public static void resume() {
        HookThread thread = HookThread.below();
        if (thread != null) {
            thread.inert--;
        }
    }

    /** The guards by class. */
    private static final class Guards extends ClassValue<MethodHandle> {
        private static final Guards ALL = new Guards();
        private static final MethodType GUARD = MethodType.methodType(void.class, int.class);

        /** Null if there is none. An interface is initialised with hooks live, or its initialiser would run. */
        static MethodHandle of(Class<?> type) {
            if (type.isInterface() && Weaving.isWoven(type)) {
                initialise(type);
            }
            pause();
            try {
                return ALL.get(type);
            } finally {
                resume();
            }
        }

        private static void initialise(Class<?> type) {
            try {
                inside(type).ensureInitialized(type);
            } catch (IllegalAccessException closed) {
                // Then there is no guard to be found either.
            }
        }

        private static MethodHandles.Lookup inside(Class<?> type) throws IllegalAccessException {
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup());
        }

        @Override
        protected MethodHandle computeValue(Class<?> type) {
            if (type.isArray() || type.isPrimitive() || !Weaving.isWoven(type)) {
                return null;
            }
            try {
                String holder = type.getName() + "$selvage$holder";
                Class<?> owner = type.isInterface() ? Class.forName(holder, false, type.getClassLoader()) : type;
                return inside(type).findStatic(owner, "selvage$init", GUARD);
            } catch (ReflectiveOperationException | LinkageError none) {
                return null;
            }
        }
    }
}
