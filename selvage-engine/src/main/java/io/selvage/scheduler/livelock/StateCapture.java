package io.selvage.scheduler.livelock;

import io.selvage.hooks.ClassState;
import io.selvage.hooks.Sites;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.PendingOperation;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.ShadowObjectTable;
import io.selvage.scheduler.TestThread;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/**
 * The state of an execution as a number: stacks, pending operations, locks, permits and interrupts of its threads,
 * static fields, and all objects that these lead to.
 */
final class StateCapture {
    private final Execution execution;
    private final LongSupplier randomState;
    private final LiveFrames frames;
    private final FieldReader fields;
    private final StateHasher hasher;
    private final ThreadLocalState threadLocals;
    /** The stacks of threads by number, as they were when they last came to a scheduling point. */
    private final Map<Integer, List<Object>> stacks = new HashMap<>();
    /** The classes whose static fields have been used so far, by name. */
    private final Map<String, Class<?>> types = new LinkedHashMap<>();
    /** How many events have been searched for static fields. */
    private int events;

    StateCapture(Execution execution, LongSupplier randomState, Predicate<StackWalker.StackFrame> isOutermost)
            throws ReflectiveOperationException {
        this.execution = execution;
        this.randomState = randomState;
        frames = new LiveFrames(isOutermost);
        fields = new FieldReader();
        hasher = new StateHasher(fields);
        threadLocals = new ThreadLocalState();
    }

    /** Stacks captured so far are out of date. */
    void forgetStacks() {
        stacks.clear();
    }

    /** The state before the choice that the running thread asks for; 0 if it is too large, or cannot be read. */
    long hash() {
        try {
            return readHash();
        } catch (ClassNotFoundException | LinkageError unreadable) {
            // A class of a loader that the program has made, or one of whose fields is of a class that is missing.
            return 0;
        }
    }

    private long readHash() throws ClassNotFoundException {
        TestThread current = execution.current();
        if (current != null && !current.hasEnded()) {
            stacks.put(current.id, stack(current));
        }
        hasher.begin();
        hasher.add(randomState.getAsLong());
        for (int i = 0; i < execution.threads.liveCount(); i++) {
            add(execution.threads.live(i));
        }
        for (ShadowObject shadow : execution.objects.all()) {
            if (shadow.hasMonitor()
                    && (shadow.monitor().holds() > 0 || shadow.monitor().waiting() > 0)) {
                add(shadow);
            }
        }
        findTypes();
        types.values().forEach(type -> hasher.addAll(fields.statics(type)));
        return hasher.end();
    }

    private List<Object> stack(TestThread current) {
        List<Object> stack = frames.capture();
        if (stack.isEmpty() && current.pending.kind() != OpKind.END) {
            throw new IllegalStateException("a thread without a stack");
        }
        return stack;
    }

    private void add(TestThread thread) {
        PendingOperation pending = thread.pending;
        hasher.add(thread.id);
        hasher.add(pending.isPending() ? pending.kind().ordinal() : -1);
        hasher.add(pending.site());
        hasher.add(pending.variable());
        hasher.add(pending.savedHolds());
        hasher.add((thread.hasParkPermit() ? 1 : 0) + (thread.isInterrupted() ? 2 : 0) + (pending.isTimed() ? 4 : 0));
        hasher.add((thread.spinLoop().holdsBack() ? 1 : 0) + (thread.spinLoop().stopsTime() ? 2 : 0));
        hasher.add(pending.shadow() == null ? null : pending.shadow().object());
        hasher.addAll(stacks.getOrDefault(thread.id, List.of()));
        hasher.addAll(threadLocals.of(thread.threadObject));
    }

    private void add(ShadowObject lock) {
        hasher.add(lock.object());
        hasher.add(lock.monitor().owner());
        hasher.add(lock.monitor().holds());
        for (int i = 0; i < lock.monitor().waiting(); i++) {
            hasher.add(lock.monitor().waiter(i));
        }
    }

    /** Final static fields say nothing but that their class was initialised. */
    private void findTypes() throws ClassNotFoundException {
        for (ShadowObject shadow : execution.objects.all()) {
            if (shadow.object() instanceof ClassState state) {
                types.putIfAbsent(state.holder.getName(), state.holder);
            }
        }
        ShadowObject statics = execution.objects.find(ShadowObjectTable.STATIC_FIELDS);
        for (; events < execution.log.length(); events++) {
            // What a loop has waited for is recorded again, under a negative number; it was read before.
            if (statics != null
                    && execution.log.object(events) == statics.id()
                    && !ExtraAccess.isVariable(execution.log.variable(events))) {
                String field = Sites.memberName(execution.log.variable(events) - 1);
                String type = field.substring(0, field.lastIndexOf('.'));
                if (!types.containsKey(type)) {
                    types.put(type, load(type));
                }
            }
        }
    }

    private static Class<?> load(String type) throws ClassNotFoundException {
        return Class.forName(type, false, Thread.currentThread().getContextClassLoader());
    }
}
