package io.selvage.scheduler.jvm;

import io.selvage.hooks.Commons;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The state of the JVM that programs change, as it was before an execution changed it. There is one JVM, so there is
 * one of this; explorers do not run at the same time once a program has changed something.
 */
public final class JvmState {
    private static final Map<KeptState, Snapshot> BEFORE = new EnumMap<>(KeptState.class);
    private static volatile boolean changed;

    static {
        Commons.watch(JvmState::keepBeforeChange);
    }

    private JvmState() {}

    /** Puts back what an execution has changed. For the time between executions; cheap if nothing was changed. */
    public static void restore() {
        if (changed) {
            restoreAll();
        }
    }

    private static synchronized void restoreAll() {
        changed = false;
        BEFORE.values().forEach(Snapshot::restore);
    }

    /** As {@link #restore}, at the end of a search: what is found there next is nobody's concern. */
    public static synchronized void forget() {
        restore();
        BEFORE.clear();
    }

    /** True if it is the program that is about to change it. */
    private static synchronized boolean keepBeforeChange(String what) {
        Optional<KeptState> state = KeptState.named(what);
        if (state.isEmpty()) {
            return true;
        }
        if (!state.get().isChangedByProgram()) {
            return false;
        }
        changed = true;
        BEFORE.computeIfAbsent(state.get(), KeptState::snapshot);
        return true;
    }
}
