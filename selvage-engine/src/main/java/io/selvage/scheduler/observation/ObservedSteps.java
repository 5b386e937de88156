package io.selvage.scheduler.observation;

import io.selvage.hooks.threads.VisibleFrames;
import io.selvage.model.OpKind;
import io.selvage.scheduler.Effects;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.PendingOperation;
import io.selvage.scheduler.TestThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the steps of an execution read and wrote, and where they were called from. A hook stands before the access that
 * it reports, so a value that is read is there already, and one that is written is there when the next operation is
 * carried out: its thread has come to its next hook then, and no other thread has run.
 */
public final class ObservedSteps implements Effects.Observer {
    /** Stacks of later events are not kept: a stack takes half a kilobyte. */
    private static final int MOST_STACKS = 60_000;
    /** Of deeper stacks, only so many frames are shown. */
    private static final int MOST_FRAMES = 40;

    /**
     * A value that is known once the access has happened, and the call is over that it belongs to.
     *
     * @param caller null if it is no call
     * @param depth in how many calls the thread is while it is not in this one
     */
    private record Open(int event, Object owner, int variable, Object argument, TestThread caller, int depth) {
        boolean isOver() {
            return caller == null || caller.jdk.callDepth() <= depth;
        }
    }

    private final Execution execution;
    private final VariableReader variables = new VariableReader();
    private final Map<Integer, Object> values = new HashMap<>();
    private final List<Open> open = new ArrayList<>();
    private Throwable[] stacks = new Throwable[256];

    public ObservedSteps(Execution execution) {
        this.execution = execution;
    }

    /** A new execution begins. */
    public void clear() {
        values.clear();
        open.clear();
        Arrays.fill(stacks, null);
    }

    @Override
    public void observe(TestThread thread, int event, boolean continued) {
        if (!continued) {
            close();
        }
        keepStack(event);
        PendingOperation pending = thread.pending;
        if (pending.shadow() == null) {
            return;
        }
        Object owner = pending.shadow().object();
        OpKind kind = pending.kind();
        if (kind == OpKind.READ) {
            read(event, owner, pending.variable());
        } else if (kind == OpKind.WRITE || kind == OpKind.CALL) {
            open.add(
                    kind == OpKind.CALL
                            ? new Open(event, owner, 0, pending.argument(), thread, thread.jdk.callDepth())
                            : new Open(event, owner, pending.variable(), null, null, 0));
        }
    }

    private void close() {
        for (Open access : open) {
            if (access.isOver()) {
                close(access);
            }
        }
        open.removeIf(Open::isOver);
    }

    private void close(Open access) {
        Optional<MapEntry> entry = MapEntry.of(access.owner, access.argument);
        if (entry.isPresent()) {
            values.put(access.event, entry.get());
        } else {
            read(access.event, access.owner, access.variable);
        }
    }

    private void read(int event, Object owner, int variable) {
        Object value = variables.value(owner, variable);
        if (value != VariableReader.UNKNOWN) {
            values.put(event, value);
        }
    }

    private void keepStack(int event) {
        if (event >= MOST_STACKS) {
            return;
        }
        if (event >= stacks.length) {
            stacks = Arrays.copyOf(stacks, Math.max(event + 1, stacks.length * 2));
        }
        stacks[event] = new Throwable();
    }

    String value(int event, ObjectNames names) {
        close();
        return values.containsKey(event) ? ValueTexts.of(values.get(event), execution, names) : "";
    }

    List<StackTraceElement> stack(int event) {
        if (event >= stacks.length || stacks[event] == null) {
            return List.of();
        }
        StackTraceElement[] visible = VisibleFrames.ofSuspended(stacks[event].getStackTrace());
        return List.of(visible.length > MOST_FRAMES ? Arrays.copyOf(visible, MOST_FRAMES) : visible);
    }
}
