package io.selvage.hooks;

import io.selvage.hooks.threads.VisibleFrames;
import java.lang.StackWalker.StackFrame;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Hooks where the JDK hands out stacks. The program sees its own frames and those of the JDK, as it would without us:
 * neither the hooks nor what runs below the program's threads, and the initialiser of a class under its own name.
 */
public final class StackHooks {
    private StackHooks() {}

    /** Filters the stack that an exception was made on. */
    public static StackTraceElement[] visible(StackTraceElement[] stack) {
        HookThread below = HookThread.live();
        if (below == null) {
            return stack;
        }
        below.inert = 1;
        try {
            return VisibleFrames.of(stack);
        } finally {
            below.inert = 0;
        }
    }

    /** Filters the frames that are given to {@code function} by {@code StackWalker.walk}. */
    public static <T> Function<? super Stream<StackFrame>, ? extends T> walking(
            Function<? super Stream<StackFrame>, ? extends T> function) {
        if (function == null || HookThread.live() == null) {
            return function;
        }
        return frames -> function.apply(VisibleFrames.of(frames));
    }

    /** Filters the frames that are given to {@code consumer} by {@code StackWalker.forEach}. */
    public static Consumer<? super StackFrame> receiving(Consumer<? super StackFrame> consumer) {
        return consumer == null || HookThread.live() == null ? consumer : new VisibleFrames.Receiver(consumer);
    }

    /** The stacks of all live threads; null if the JDK is to answer. */
    public static Map<Thread, StackTraceElement[]> ofAll() {
        Thread[] live = ThreadHooks.live();
        if (live == null) {
            return null;
        }
        Map<Thread, StackTraceElement[]> stacks = new HashMap<>();
        for (Thread thread : live) {
            stacks.put(thread, thread.getStackTrace());
        }
        return stacks;
    }

    /** The stack of another thread; null if the JDK is to answer. */
    public static StackTraceElement[] ofThread(Thread thread) {
        HookThread below = HookThread.live();
        if (below == null) {
            return null;
        }
        below.inert = 1;
        try {
            return below.gates.threads().stack(thread);
        } finally {
            below.inert = 0;
        }
    }
}
