package io.selvage.scheduler.observation;

import io.selvage.hooks.ClassState;
import io.selvage.hooks.Sites;
import io.selvage.model.OpKind;
import io.selvage.model.UnfinishedThread;
import io.selvage.scheduler.ClassInitialisation;
import io.selvage.scheduler.Enabledness;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.PendingOperation;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.process.Awaited;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.LockSupport;

/** Describes what a thread that has not ended is about to do or waits for, and which thread could end that. */
final class UnfinishedThreads {
    private UnfinishedThreads() {}

    static UnfinishedThread describe(TestThread thread, Execution execution, ObjectNames names) {
        PendingOperation pending = thread.pending;
        Object wanted = pending.kind() == OpKind.PARK ? pending.parkBlocker() : null;
        ShadowObject shadow = wanted == null ? pending.shadow() : execution.objects.findAnywhere(wanted);
        String object = wanted == null || shadow != null
                ? names.of(shadow == null ? 0 : shadow.id())
                : wanted.getClass()
                        .getName()
                        .substring(wanted.getClass().getName().lastIndexOf('.') + 1);
        Awaited awaited =
                pending.kind() == OpKind.CALL && pending.shadow().object() instanceof Awaited one ? one : null;
        return new UnfinishedThread(
                thread.id,
                kind(pending, execution),
                object,
                shadow == null ? 0 : shadow.id(),
                pending.site(),
                new Enabledness(execution.threads).ignoringSpinLoops(thread) != null,
                owner(thread, execution),
                held(thread, execution, names),
                thread.daemon,
                isIdleWorker(thread),
                thread.process.index,
                awaited == null ? "" : awaited.awaitedWhat(thread.process.index),
                awaited == null ? -1 : awaited.awaited(thread.process.index));
    }

    /** Who joins a thread that has ended waits for nothing but the lock of its object. */
    private static OpKind kind(PendingOperation pending, Execution execution) {
        boolean wantsLock = pending.kind() == OpKind.JOIN
                && execution.threads.of(pending.shadow()).hasEnded();
        return wantsLock ? OpKind.LOCK : pending.kind();
    }

    /** The thread that holds what this one waits for; -1 if none does, or it is not known. */
    static int owner(TestThread thread, Execution execution) {
        PendingOperation pending = thread.pending;
        return switch (pending.kind()) {
            case LOCK -> pending.shadow().monitor().owner();
            case JOIN ->
                execution.threads.of(pending.shadow()).hasEnded()
                        ? lockOwner(pending)
                        : pending.shadow().threadNumber();
            case START, END -> lockOwner(pending);
            case INIT -> initialiser(pending.initialised());
            case PARK -> ownerOf(wanted(thread), execution);
            default -> -1;
        };
    }

    private static int lockOwner(PendingOperation pending) {
        return pending.shadow().hasMonitor() ? pending.shadow().monitor().owner() : -1;
    }

    private static int initialiser(ClassState state) {
        return state.progress instanceof ClassInitialisation running && !running.isOver() ? running.initialiser.id : -1;
    }

    /** A thread that was signalled stays parked on its condition, but waits for the lock. */
    private static Object wanted(TestThread thread) {
        Object announced = thread.pending.parkBlocker();
        if (!(thread.threadObject instanceof Thread parked)) {
            return announced;
        }
        Object blocker = announced == null ? LockSupport.getBlocker(parked) : announced;
        if (!(blocker instanceof AbstractQueuedSynchronizer.ConditionObject)) {
            return announced;
        }
        try {
            Field field = AbstractQueuedSynchronizer.ConditionObject.class.getDeclaredField("this$0");
            field.setAccessible(true);
            AbstractQueuedSynchronizer lock = (AbstractQueuedSynchronizer) field.get(blocker);
            return lock.isQueued(parked) ? lock : announced;
        } catch (ReflectiveOperationException e) {
            return announced;
        }
    }

    /** The thread that holds a {@code java.util.concurrent} lock. */
    private static int ownerOf(Object blocker, Execution execution) {
        if (!(blocker instanceof AbstractOwnableSynchronizer)) {
            return -1;
        }
        try {
            Field field = AbstractOwnableSynchronizer.class.getDeclaredField("exclusiveOwnerThread");
            field.setAccessible(true);
            ShadowObject owner =
                    field.get(blocker) instanceof Thread thread ? execution.objects.findAnywhere(thread) : null;
            return owner == null || !owner.isStartedThread() ? -1 : owner.threadNumber();
        } catch (ReflectiveOperationException e) {
            return -1;
        }
    }

    private static List<String> held(TestThread thread, Execution execution, ObjectNames names) {
        List<String> held = new ArrayList<>();
        for (ShadowObject shadow : execution.objects.all()) {
            if (shadow.isLockedBy(thread.id)) {
                held.add(names.of(shadow.id()));
            } else if (shadow.object() instanceof ClassState state && initialiser(state) == thread.id) {
                held.add(names.of(shadow.id()));
            }
        }
        return held;
    }

    /** A worker between two tasks is inside no call of the program's, and was last seen in the pool's own code. */
    private static boolean isIdleWorker(TestThread thread) {
        String type = Sites.get(thread.pending.site()).type();
        if (thread.pending.kind() == OpKind.WAITING) {
            return type.equals("java.util.TimerThread");
        }
        return thread.pending.kind() == OpKind.PARK
                && !thread.jdk.isInCall()
                && (type.startsWith("java.util.concurrent.ThreadPoolExecutor")
                        || type.startsWith("java.util.concurrent.ScheduledThreadPoolExecutor")
                        || type.startsWith("java.util.concurrent.ForkJoin"));
    }
}
