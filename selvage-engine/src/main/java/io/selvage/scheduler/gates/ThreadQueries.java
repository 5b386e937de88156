package io.selvage.scheduler.gates;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.scheduler.Effects;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.TestThreads;
import io.selvage.scheduler.ThreadStates;

/** Reads what others can change of a thread: whether it lives, its state, its interrupt flag, its id. */
final class ThreadQueries {
    /** What newly made threads of a real program are numbered from, about. */
    private static final long FIRST_ID = 30;

    /** Stands for the series of thread ids. */
    private static final Object IDS = new Object();

    private final OperationRunner operations;
    private final Effects effects;
    private final TestThreads threads;
    private final ThreadStates states;
    private int ids;

    ThreadQueries(OperationRunner operations) {
        this.operations = operations;
        effects = operations.effects;
        threads = operations.execution.threads;
        states = new ThreadStates(operations.execution, effects);
    }

    /** A new execution begins. */
    void reset() {
        ids = 0;
    }

    /** 1, 0, or -1 if the thread is not under control. */
    int isInterrupted(Thread thread) {
        TestThread other = query(thread);
        return other == null ? -1 : other.isInterrupted() && !other.hasEnded() ? 1 : 0;
    }

    /** Whether the running thread has been interrupted, which is forgotten now. */
    boolean interrupted() {
        TestThread self = operations.self();
        query((Thread) self.threadObject);
        ShadowObject shadow = operations.shadow(self.threadObject);
        effects.recordExtraAccess(self, shadow, ExtraAccess.INTERRUPT_FLAG, self.isInterrupted());
        return self.clearInterrupt();
    }

    /** 1, 0, or -1 if the thread is not under control. */
    int isAlive(Thread thread) {
        TestThread other = query(thread);
        return other == null ? -1 : other.hasEnded() ? 0 : 1;
    }

    /** Null if the thread is not under control. */
    Thread.State state(Thread thread) {
        TestThread other = query(thread);
        return other == null ? null : states.read(operations.self(), other);
    }

    /** 1 for the program's first thread, as in a real JVM; the others are numbered on demand. */
    long id(Thread thread) {
        ShadowObject shadow = operations.shadow(thread);
        if (shadow.isStartedThread() && threads.of(shadow).parent == null) {
            return 1;
        }
        return shadow.threadId(this::nextId);
    }

    private long nextId() {
        effects.recordExtraAccess(operations.self(), operations.shadow(IDS), true);
        return FIRST_ID + ids++;
    }

    /**
     * Reads the state of another thread; a scheduling point if the program itself does it. Null if it is not under
     * control.
     */
    private TestThread query(Thread thread) {
        TestThread self = operations.self();
        int caller = self.jdk.consumeCallerSite();
        if (caller != 0) {
            performQuery(self, thread, caller);
        }
        ShadowObject shadow = operations.execution.objects.find(thread);
        if (shadow == null || !shadow.isStartedThread()) {
            return null;
        }
        TestThread other = threads.of(shadow);
        if (caller == 0) {
            effects.recordExtraAccess(self, self.number(shadow), ExtraAccess.INTERRUPT_FLAG, false);
            if (other != self) {
                effects.recordExtraAccess(self, shadow, ExtraAccess.ALIVE, false);
            }
        }
        return other;
    }

    /**
     * The shadow of a thread that has been started, else null. The running step depends on whether it has.
     *
     * @param caller the site of the program's call, or 0
     */
    ShadowObject started(Thread thread, int caller) {
        TestThread self = operations.self();
        ShadowObject shadow = operations.execution.objects.find(thread);
        if (shadow == null || !shadow.isStartedThread()) {
            performQuery(self, thread, caller);
            shadow = operations.execution.objects.find(thread);
        } else if (self.couldPrecedeStartOf(threads.of(shadow))) {
            // What the thread is about to do depends on it, and so does the step that has led here.
            effects.recordExtraAccess(self, shadow, ExtraAccess.STARTED, false);
        }
        return shadow == null || !shadow.isStartedThread() ? null : shadow;
    }

    private void performQuery(TestThread self, Thread thread, int caller) {
        int site = caller != 0 ? caller : self.pending.site();
        self.pending.announceRead(OpKind.THREAD_QUERY, operations.shadow(thread), site);
        operations.performForCaller(self, caller);
    }
}
