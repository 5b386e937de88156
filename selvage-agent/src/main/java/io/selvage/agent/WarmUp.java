package io.selvage.agent;

import io.selvage.hooks.CallHooks;
import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.HookThread;
import io.selvage.hooks.JdkHooks;
import io.selvage.hooks.LoopHooks;
import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.MonitorHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.StackHooks;
import io.selvage.hooks.ThreadHooks;
import io.selvage.hooks.UnwovenCallHooks;
import io.selvage.hooks.Weaving;
import io.selvage.hooks.WorldHooks;
import io.selvage.hooks.jdk.CallTable;
import io.selvage.hooks.jdk.InsideClasses;
import io.selvage.hooks.jdk.UnwovenCall;
import io.selvage.hooks.parking.ParkHooks;
import io.selvage.hooks.threads.VisibleFrames;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.util.List;

/** Brings classes into the state that weaving the JDK takes for granted. */
final class WarmUp {
    /** Any odd or even number would do; the JDK draws one at start to shuffle {@code Set.of} and {@code Map.of}. */
    private static final long SALT = 0x243F_6A88L;

    private WarmUp() {}

    /** Initialises the hooks: once {@code HashMap} calls them, their own initialisers could not use one. */
    static void hooks() throws ClassNotFoundException {
        List<Class<?>> types = List.of(
                HookThread.class,
                CallHooks.class,
                ClassHooks.class,
                JdkHooks.class,
                MemoryHooks.class,
                MonitorHooks.class,
                Site.class,
                Sites.class,
                StackHooks.class,
                ThreadHooks.class,
                ParkHooks.class,
                InsideClasses.class,
                LoopHooks.class,
                UnwovenCall.class,
                UnwovenCallHooks.class,
                VisibleFrames.class,
                Weaving.class,
                WorldHooks.class);
        for (Class<?> type : types) {
            initialise(type.getName());
        }
        if (MonitorHooks.controlled() || !Weaving.isIncluded("any")) {
            throw new IllegalStateException("hooks are live before any execution");
        }
        ClassHooks.pause();
        ClassHooks.resume();
        WorldHooks.hashCode("");
        CallTable.of("java/lang/String", "length", "()I");
        Sites.register(Site.UNKNOWN);
    }

    /** Classes that were loaded, but not initialised, before their initialisers could be made quiet. */
    static void virtualThreads() throws ClassNotFoundException {
        initialise("java.lang.VirtualThread");
        initialise("java.lang.ThreadBuilders$BoundVirtualThread");
    }

    /**
     * Loads what weaving needs: a class first loaded while another is being woven is not offered to the transformer.
     */
    static void weavers(Transformer transformer) throws IOException {
        String name = WeavingSample.class.getName().replace('.', '/');
        ClassLoader loader = WeavingSample.class.getClassLoader();
        try (InputStream resource = loader.getResourceAsStream(name + ".class")) {
            if (resource != null) {
                transformer.warmUp(loader, name, resource.readAllBytes());
            }
        }
    }

    private static void initialise(String name) throws ClassNotFoundException {
        Class.forName(name, true, null);
    }

    /** Makes {@code Set.of} and {@code Map.of} iterate in the same order in every JVM. */
    static void fixIterationOrder() throws ReflectiveOperationException {
        Class<?> type = Class.forName("java.util.ImmutableCollections", true, null);
        Class<?> unsafe = Class.forName("jdk.internal.misc.Unsafe", true, null);
        Object instance = unsafe.getMethod("getUnsafe").invoke(null);
        Field salt = type.getDeclaredField("SALT32L");
        Field reverse = type.getDeclaredField("REVERSE");
        unsafe.getMethod("putLong", Object.class, long.class, long.class)
                .invoke(instance, base(unsafe, instance, salt), offset(unsafe, instance, salt), SALT);
        unsafe.getMethod("putBoolean", Object.class, long.class, boolean.class)
                .invoke(instance, base(unsafe, instance, reverse), offset(unsafe, instance, reverse), (SALT & 1) == 0);
    }

    /**
     * Lets reflective calls go through the same frames each time: before JDK 18 they change after the first few, which
     * stacks show.
     */
    static void fixReflectiveFrames() throws ReflectiveOperationException {
        Class<?> unsafe = Class.forName("jdk.internal.misc.Unsafe", true, null);
        Object instance = unsafe.getMethod("getUnsafe").invoke(null);
        try {
            Field threshold = Class.forName("jdk.internal.reflect.ReflectionFactory", true, null)
                    .getDeclaredField("inflationThreshold");
            unsafe.getMethod("putInt", Object.class, long.class, int.class)
                    .invoke(
                            instance,
                            base(unsafe, instance, threshold),
                            offset(unsafe, instance, threshold),
                            Integer.MAX_VALUE);
        } catch (NoSuchFieldException newer) {
            // Calls always have the same frames.
        }
    }

    private static Object base(Class<?> unsafe, Object instance, Field field) throws ReflectiveOperationException {
        return unsafe.getMethod("staticFieldBase", Field.class).invoke(instance, field);
    }

    private static Object offset(Class<?> unsafe, Object instance, Field field) throws ReflectiveOperationException {
        return unsafe.getMethod("staticFieldOffset", Field.class).invoke(instance, field);
    }
}
