package io.selvage.scheduler;

import io.selvage.model.OpKind;
import java.util.Arrays;

/** The threads of one execution: those that live, in the order of their starts, and all by number. */
public final class TestThreads {
    private final ShadowObjectTable objects;
    private final ThreadNumbering numbering;
    private TestThread[] live = new TestThread[8];
    private TestThread[] byNumber = new TestThread[8];
    private int liveCount;
    private int nonDaemons;
    private int daemonsStarted;
    private int started;
    private TestThread shutdownThread;

    TestThreads(ShadowObjectTable objects, ThreadNumbering numbering) {
        this.objects = objects;
        this.numbering = numbering;
    }

    void reset() {
        Arrays.fill(live, 0, liveCount, null);
        Arrays.fill(byNumber, null);
        liveCount = 0;
        nonDaemons = 0;
        daemonsStarted = 0;
        started = 0;
        shutdownThread = null;
    }

    /** A new thread, about to begin. {@code parent} is null for one that is there from the beginning. */
    public TestThread start(TestThread parent, Object threadObject, String name, boolean daemon) {
        int id = parent == null ? numbering.ofInitial(started) : numbering.ofChild(parent.id, parent.nextChildIndex());
        ShadowObject shadow = objects.getOrCreate(threadObject);
        TestThread thread = new TestThread(id, started++, parent, shadow, name, daemon);
        (parent == null ? thread : parent).number(shadow);
        shadow.becomeThread(id, parent == null ? -1 : parent.id);
        thread.pending.announce(OpKind.BEGIN, shadow, 0);
        add(thread);
        return thread;
    }

    private void add(TestThread thread) {
        if (liveCount == live.length) {
            live = Arrays.copyOf(live, liveCount * 2);
        }
        live[liveCount++] = thread;
        if (thread.id >= byNumber.length) {
            byNumber = Arrays.copyOf(byNumber, Math.max(thread.id + 1, byNumber.length * 2));
        }
        byNumber[thread.id] = thread;
        if (thread.daemon) {
            daemonsStarted++;
        } else {
            nonDaemons++;
        }
    }

    void end(TestThread thread) {
        thread.end();
        int at = 0;
        while (live[at] != thread) {
            at++;
        }
        System.arraycopy(live, at + 1, live, at, --liveCount - at);
        live[liveCount] = null;
        if (!thread.daemon) {
            nonDaemons--;
        }
    }

    /** How many threads have started and not ended. */
    public int liveCount() {
        return liveCount;
    }

    /** The live thread at {@code index}, the oldest being at 0. */
    public TestThread live(int index) {
        return live[index];
    }

    /** The oldest thread that only a guard keeps from going on; null if there is none. */
    TestThread beforeWaitingCall() {
        for (int i = 0; i < liveCount; i++) {
            if (live[i].pending.isHeldBack(live[i])) {
                return live[i];
            }
        }
        return null;
    }

    /** How many threads this execution has had. */
    public int started() {
        return started;
    }

    /** Whether this execution has had threads that do not keep the JVM alive. */
    public boolean hadDaemons() {
        return daemonsStarted > 0;
    }

    /** The last thread that keeps the JVM alive has ended, and no thread of the JVM's own ends it. */
    public boolean isProgramOver() {
        return nonDaemons == 0 && shutdownThread == null;
    }

    /** {@code thread}, of the JVM's own, ends the execution after the last thread of the program. */
    public void shutDownBy(TestThread thread) {
        shutdownThread = thread;
    }

    /** Whether {@code thread} is the JVM's own, which ends the execution. */
    boolean isShutdownThread(TestThread thread) {
        return thread == shutdownThread;
    }

    /** The thread with this number, ended or not; null if this execution has had none. */
    public TestThread byNumber(int number) {
        return number < byNumber.length ? byNumber[number] : null;
    }

    /** The thread whose object this is; null if it is none, or has not been started. */
    public TestThread of(ShadowObject object) {
        return object.isStartedThread() ? byNumber[object.threadNumber()] : null;
    }

    /** All threads of this execution by number, ended or not, with null for numbers it has not used. */
    public TestThread[] all() {
        return byNumber.clone();
    }
}
