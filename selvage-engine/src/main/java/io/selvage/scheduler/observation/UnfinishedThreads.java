package io.selvage.scheduler.observation;

import io.selvage.hooks.ClassState;
import io.selvage.hooks.Sites;
import io.selvage.model.OpKind;
import io.selvage.model.UnfinishedThread;
import io.selvage.scheduler.ClassInitialisation;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.Scheduler;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.LockSupport;

/** Tells what a thread that has not ended is about to do or waits for, and who could end that. */
final class UnfinishedThreads {
    private UnfinishedThreads() {}

    static UnfinishedThread describe(TestThread strand, Execution execution, ObjectNames names) {
        Object wanted = strand.op == OpKind.PARK && strand.blocker != null ? strand.blocker : null;
        ShadowObject cell = wanted == null ? strand.cell : execution.objects.find(wanted);
        String object = wanted == null || cell != null
                ? names.of(cell == null ? 0 : cell.id)
                : wanted.getClass()
                        .getName()
                        .substring(wanted.getClass().getName().lastIndexOf('.') + 1);
        return new UnfinishedThread(
                strand.id,
                strand.op,
                object,
                cell == null ? 0 : cell.id,
                strand.site,
                Scheduler.able(strand) != null,
                owner(strand, execution),
                held(strand, execution, names),
                strand.daemon,
                isIdleWorker(strand));
    }

    /** Whoever has what the thread waits for; -1 if nobody does, or it cannot be told. */
    static int owner(TestThread strand, Execution execution) {
        return switch (strand.op) {
            case LOCK -> strand.cell.monitor.owner();
            case JOIN -> strand.cell.strand.id;
            case INIT -> initialiser((ClassState) strand.blocker);
            case PARK -> ownerOf(wanted(strand), execution);
            default -> -1;
        };
    }

    private static int initialiser(ClassState state) {
        return state.progress instanceof ClassInitialisation running && !running.isOver() ? running.by.id : -1;
    }

    /** Whoever was signalled stays parked on its condition, but what it wants is the lock. */
    private static Object wanted(TestThread strand) {
        Object blocker = strand.blocker == null && strand.thread instanceof Thread parked
                ? LockSupport.getBlocker(parked)
                : strand.blocker;
        if (!(blocker instanceof AbstractQueuedSynchronizer.ConditionObject)) {
            return strand.blocker;
        }
        try {
            Field field = AbstractQueuedSynchronizer.ConditionObject.class.getDeclaredField("this$0");
            field.setAccessible(true);
            AbstractQueuedSynchronizer lock = (AbstractQueuedSynchronizer) field.get(blocker);
            return strand.thread instanceof Thread thread && lock.isQueued(thread) ? lock : strand.blocker;
        } catch (ReflectiveOperationException e) {
            return strand.blocker;
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
            ShadowObject owner = field.get(blocker) instanceof Thread thread ? execution.objects.find(thread) : null;
            return owner == null || owner.strand == null ? -1 : owner.strand.id;
        } catch (ReflectiveOperationException e) {
            return -1;
        }
    }

    private static List<String> held(TestThread strand, Execution execution, ObjectNames names) {
        List<String> held = new ArrayList<>();
        for (ShadowObject cell : execution.objects.cells()) {
            if (cell.monitor != null && cell.monitor.isHeldBy(strand.id)) {
                held.add(names.of(cell.id));
            } else if (cell.key instanceof ClassState state && initialiser(state) == strand.id) {
                held.add(names.of(cell.id));
            }
        }
        return held;
    }

    /** A worker between two tasks is inside no call of the program's, and was last seen in the pool's own code. */
    private static boolean isIdleWorker(TestThread strand) {
        String type = Sites.get(strand.site).type();
        if (strand.op == OpKind.WAITING) {
            return type.equals("java.util.TimerThread");
        }
        return strand.op == OpKind.PARK
                && strand.calls.isEmpty()
                && (type.startsWith("java.util.concurrent.ThreadPoolExecutor")
                        || type.startsWith("java.util.concurrent.ScheduledThreadPoolExecutor")
                        || type.startsWith("java.util.concurrent.ForkJoin"));
    }
}
