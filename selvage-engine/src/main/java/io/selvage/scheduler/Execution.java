package io.selvage.scheduler;

import io.selvage.model.Ending;
import io.selvage.model.OpKind;
import io.selvage.sync.VirtualTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The state of one run of the program: threads, objects, time, what has happened. Reused from run to run. */
public final class Execution {
    /** An exception that left a thread and that nobody handled. */
    public record Uncaught(TestThread strand, Throwable exception, int step) {}

    public final ShadowObjectTable objects = new ShadowObjectTable();
    public final EventLog log = new EventLog(this);
    public final ScheduleLog picks = new ScheduleLog();
    public final VirtualTime time = new VirtualTime();
    public final ClockUse clockUse = new ClockUse();
    public final List<Uncaught> uncaught = new ArrayList<>();
    private final ThreadNumbering numbers;

    /** Threads that have started and not ended, by start. */
    public TestThread[] live = new TestThread[8];

    public int liveCount;
    /** Of these, the ones that keep the JVM alive. */
    public int users;
    /** How many threads this run has had. */
    public int started;
    /** Of these, the ones that do not keep the JVM alive. */
    public int daemons;
    /** The thread of the JVM that ends it after the program's last thread; null as long as none is needed. */
    public TestThread closer;

    /** Whether any thread has been in a loop that only waits. */
    public boolean vigils;

    /** The thread that runs, or ran last. */
    public TestThread current;
    /** Set once the run is over. */
    public Ending ending;

    /** See {@link io.selvage.model.FinishedExecution#untracedDependency}. */
    public String obscure = "";

    /** Changed by whoever ticks. */
    public TimeoutPolicy pace = TimeoutPolicy.ANY;

    int spuriousLeft;
    int interruptsLeft;

    private TestThread[] byId = new TestThread[8];

    public Execution() {
        this(new ThreadNumbering());
    }

    public Execution(ThreadNumbering numbers) {
        this.numbers = numbers;
    }

    public void reset(int spurious, int interrupts) {
        objects.clear();
        log.clear();
        picks.clear();
        time.reset();
        clockUse.reset();
        uncaught.clear();
        Arrays.fill(live, 0, liveCount, null);
        Arrays.fill(byId, null);
        liveCount = 0;
        users = 0;
        started = 0;
        daemons = 0;
        closer = null;
        vigils = false;
        current = null;
        ending = null;
        obscure = "";
        pace = TimeoutPolicy.ANY;
        spuriousLeft = spurious;
        interruptsLeft = interrupts;
    }

    /** A new thread, about to begin. {@code parent} is null for one that is there from the beginning. */
    public TestThread spawn(TestThread parent, Object thread, String name, boolean daemon) {
        int id = parent == null ? numbers.first(started) : numbers.child(parent.id, parent.children++);
        TestThread strand = new TestThread(id, started++, parent, thread, name, daemon);
        ShadowObject cell = objects.of(thread).numberedBy(parent == null ? strand : parent);
        cell.strand = strand;
        strand.own = cell;
        strand.pend(OpKind.BEGIN, cell, 0);
        if (liveCount == live.length) {
            live = Arrays.copyOf(live, liveCount * 2);
        }
        live[liveCount++] = strand;
        if (id >= byId.length) {
            byId = Arrays.copyOf(byId, Math.max(id + 1, byId.length * 2));
        }
        byId[id] = strand;
        if (daemon) {
            daemons++;
        } else {
            users++;
        }
        return strand;
    }

    /** All threads of this run by number, with gaps. */
    public TestThread[] byId() {
        return byId;
    }

    /** {@code by} has done something to {@code cell}, which others may be waiting for. */
    void rouse(TestThread by, ShadowObject cell, int variable) {
        for (int i = 0; i < liveCount; i++) {
            if (live[i] != by && live[i].isWaitingInLoop()) {
                live[i].vigil.rouse(by.own, cell, variable);
            }
        }
    }

    /** Nobody can go on but those whom nobody will give a reason to. True if there are any. */
    boolean releaseIdle() {
        boolean any = false;
        for (int i = 0; i < liveCount; i++) {
            any |= live[i].vigil != null && live[i].vigil.release();
        }
        return any;
    }

    public TestThread strand(int id) {
        return byId[id];
    }

    /** Takes a thread that has ended off the list. */
    void retire(TestThread strand) {
        strand.finished = true;
        int at = 0;
        while (live[at] != strand) {
            at++;
        }
        System.arraycopy(live, at + 1, live, at, --liveCount - at);
        live[liveCount] = null;
        if (!strand.daemon) {
            users--;
        }
    }
}
