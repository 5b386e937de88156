package io.selvage.scheduler;

import io.selvage.model.OpKind;
import io.selvage.scheduler.process.TestProcess;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The threads of one execution: those that live, in the order of their starts, and all by number. */
public final class TestThreads {
    private final ShadowObjectTable objects;
    private final ThreadNumbering numbering;
    private TestThread[] live = new TestThread[8];
    private TestThread[] byNumber = new TestThread[8];
    private int liveCount;
    private int started;
    private int crashesLeft;
    private final List<TestThread> shutdownThreads = new ArrayList<>();
    private TestProcess[] processes = {new TestProcess(0, "", "")};
    /** Threads that their process left behind when it was ended. */
    private final List<TestThread> stopped = new ArrayList<>();

    TestThreads(ShadowObjectTable objects, ThreadNumbering numbering) {
        this.objects = objects;
        this.numbering = numbering;
    }

    void reset() {
        Arrays.fill(live, 0, liveCount, null);
        Arrays.fill(byNumber, null);
        liveCount = 0;
        started = 0;
        crashesLeft = 0;
        shutdownThreads.clear();
        stopped.clear();
        for (TestProcess process : processes) {
            process.reset();
        }
    }

    /** The executions that follow are of a system of these processes. */
    public void setProcesses(List<TestProcess> system) {
        processes = system.toArray(new TestProcess[0]);
    }

    /** Whether what is explored is a system of processes. */
    public boolean areOfSystem() {
        return !processes[0].name.isEmpty();
    }

    /** All processes; one without a name for a program that is explored by itself. */
    public List<TestProcess> processes() {
        return List.of(processes);
    }

    /** A new thread, about to begin. {@code parent} is null for one that is there from the beginning. */
    public TestThread start(TestThread parent, Object threadObject, String name, boolean daemon) {
        return start(parent, parent == null ? processes[0] : parent.process, threadObject, name, daemon);
    }

    /** As above; {@code process} is that of the parent, if there is one. */
    public TestThread start(TestThread parent, TestProcess process, Object threadObject, String name, boolean daemon) {
        int id = parent == null ? numbering.ofInitial(started) : numbering.ofChild(parent.id, parent.nextChildIndex());
        ShadowObject shadow = objects.of(process.index, threadObject);
        TestThread thread = new TestThread(id, started++, parent, process, shadow, process.qualified(name), daemon);
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
        thread.process.started(thread.daemon);
    }

    void end(TestThread thread) {
        remove(thread);
        thread.process.threadEnded(thread.daemon);
    }

    /** {@code process} is ended: its threads take no step any more. */
    public void stop(TestProcess process) {
        process.end();
        for (int i = liveCount - 1; i >= 0; i--) {
            if (live[i].process == process) {
                stopped.add(live[i]);
                remove(live[i]);
            }
        }
    }

    /** So many processes may be ended from outside. */
    public void mayCrash(int most) {
        crashesLeft = most;
    }

    /** One of them was. */
    public void crashed() {
        crashesLeft--;
    }

    boolean hasCrashesLeft() {
        return crashesLeft > 0;
    }

    /** Threads that take no step any more though they have not come to their end. */
    public List<TestThread> stopped() {
        return stopped;
    }

    private void remove(TestThread thread) {
        thread.end();
        int at = 0;
        while (live[at] != thread) {
            at++;
        }
        System.arraycopy(live, at + 1, live, at, --liveCount - at);
        live[liveCount] = null;
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

    /** Of each process the last thread that keeps the JVM alive has ended, and no thread of the JVM's own ends it. */
    public boolean isProgramOver() {
        for (TestProcess process : processes) {
            if (!process.isOver()) {
                return false;
            }
        }
        return true;
    }

    /** {@code thread}, of the JVM's own, ends its process after the last thread of the program. */
    public void shutDownBy(TestThread thread) {
        shutdownThreads.add(thread);
        thread.process.shutDown();
    }

    /** Whether {@code thread} is the JVM's own, which ends its process. */
    boolean isShutdownThread(TestThread thread) {
        return shutdownThreads.contains(thread);
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
