package io.selvage.hooks.executors;

import io.selvage.hooks.HookThread;
import java.util.concurrent.CompletableFuture;

/** Stages of {@code CompletableFuture}s. */
public final class CompletionHooks {
    private CompletionHooks() {}

    /**
     * {@code stage} looks whether {@code one} and {@code other}, which it waits for, are done, and if so completes
     * {@code dependent}.
     *
     * @param other null if it waits for one only
     */
    public static void fire(
            Object stage, CompletableFuture<?> dependent, CompletableFuture<?> one, CompletableFuture<?> other) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.tasks().fire(stage, dependent, one, other);
            } finally {
                thread.inert = 0;
            }
        }
    }
}
