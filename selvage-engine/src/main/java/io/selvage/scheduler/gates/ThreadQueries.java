package io.selvage.scheduler.gates;

import io.selvage.hooks.threads.VisibleFrames;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.scheduler.Effects;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.TestThreads;
import io.selvage.scheduler.ThreadStates;
import io.selvage.scheduler.turnstile.Turnstile;
import java.util.ArrayList;
import java.util.List;

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
    private final Turnstile turnstile;
    private int ids;

    ThreadQueries(OperationRunner operations, Turnstile turnstile) {
        this.operations = operations;
        this.turnstile = turnstile;
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
        boolean isAsked = operations.self().jdk.isCalledByProgram();
        TestThread other = query(thread);
        if (isAsked && other != null && other != operations.self() && other.jdk.worksForPool()) {
            // Pools interrupt workers that are idle.
            operations.execution.noteHiddenPoint(WaitingCalls.THREAD_POOL);
        }
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

    /** The threads that live, but for virtual ones: a real JVM does not tell of these. */
    Thread[] live() {
        TestThread self = operations.self();
        performQuery(self, (Thread) self.threadObject, self.jdk.consumeCallerSite());
        effects.recordExtraAccess(self, operations.shadow(self.threadObject), ExtraAccess.LIVE_THREADS, true);
        operations.execution.workers.see();
        List<Thread> live = new ArrayList<>();
        for (int i = 0; i < threads.liveCount(); i++) {
            if (threads.live(i).process == self.process && !VirtualThreads.isOne(threads.live(i).threadObject)) {
                live.add((Thread) threads.live(i).threadObject);
            }
        }
        return live.toArray(new Thread[0]);
    }

    /** What another thread is inside of; null if it is not under control, or the running thread itself. */
    StackTraceElement[] stack(Thread thread) {
        TestThread self = operations.self();
        if (self.threadObject == thread) {
            self.jdk.consumeCallerSite();
            return null;
        }
        TestThread other = query(thread);
        if (other == null) {
            return null;
        }
        recordWaiting(other);
        boolean hasFrames = !other.hasEnded() && other.pending.kind() != OpKind.BEGIN;
        return hasFrames ? VisibleFrames.ofSuspended(turnstile.stack(other)) : new StackTraceElement[0];
    }

    /** What another thread says that it waits for; null if nothing is known of that here. */
    Object blocker(Thread thread) {
        TestThread other = query(thread);
        if (other == null || other == operations.self()) {
            return null;
        }
        recordWaiting(other);
        return other.pending.kind() == OpKind.PARK ? other.pending.parkBlocker() : null;
    }

    /** The running thread sees what {@code other} waits for. */
    private void recordWaiting(TestThread other) {
        operations.execution.noteHiddenPoint(Execution.WAITING);
        effects.recordExtraAccess(
                operations.self(), operations.shadow(other.threadObject), ExtraAccess.threadState(other.id), false);
    }

    /** The running thread depends on whether {@code thread} has ended, unless it is that itself. */
    void life(Thread thread) {
        TestThread self = operations.self();
        if (self.threadObject == thread) {
            self.jdk.consumeCallerSite();
        } else {
            query(thread);
        }
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
