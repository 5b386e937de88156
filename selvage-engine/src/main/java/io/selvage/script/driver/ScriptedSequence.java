package io.selvage.script.driver;

import io.selvage.hooks.ThreadHooks;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One test sequence: a component, threads, and what each does in which tick. A tick ends when every thread has
 * finished, waits or is blocked; it takes {@code tickMillis} of the program's time. An object is good for one run.
 */
public abstract class ScriptedSequence {
    private static final long NANOS = 1_000_000L;

    private final Map<String, ScriptThread> threads = new LinkedHashMap<>();
    private final int ticks;
    private final long tickNanos;
    private final Set<String> blocked = new HashSet<>();
    private CheckLog log = new CheckLog();
    private int now;

    /** @param ticks the number of ticks; the sequence ends one tick later */
    protected ScriptedSequence(int ticks, long tickMillis) {
        this.ticks = ticks;
        this.tickNanos = tickMillis * NANOS;
    }

    /** Makes the component and the shared state. */
    protected abstract void create() throws Throwable;

    /** Called after the last tick, whatever the outcome. */
    protected void destroy() throws Throwable {
        // Most sequences leave nothing behind.
    }

    /**
     * Schedules {@code body} for {@code thread} in {@code tick}; {@code line} is the script's. A thread's ticks must
     * not decrease.
     */
    protected final void at(int tick, String thread, int line, TickAction body) {
        threads.computeIfAbsent(thread, name -> new ScriptThread(this, name))
                .add(new ScriptThread.Part(tick, line, body));
    }

    /** The thread of that name is expected to be blocked, or to wait, for ever: it is an error if it finishes. */
    protected final void neverFinishes(String thread) {
        blocked.add(thread);
    }

    /** The number of the current tick; 0 before the first. */
    protected final int time() {
        return now;
    }

    /** The script's thread of that name. */
    protected final Thread thread(String id) {
        ScriptThread thread = threads.get(id);
        if (thread == null) {
            throw new IllegalArgumentException("no thread <" + id + "> in this sequence, only " + threads.keySet());
        }
        return thread;
    }

    /** A test case begins at {@code line} of the script. */
    protected final Check check(int line, String what) {
        log.checkBegan();
        Check check = new Check(this, line, what);
        if (ThreadHooks.currentThread() instanceof ScriptThread thread) {
            thread.begin(check);
        }
        return check;
    }

    /** The thread begins what it does in this tick. */
    ScriptedAction begin(String thread, int line) {
        ScriptedAction action = new ScriptedAction(thread, line, now);
        log.began(action);
        return action;
    }

    void end(ScriptedAction action) {
        log.ended(action, now);
    }

    void ended(Check check) {
        if (ThreadHooks.currentThread() instanceof ScriptThread thread) {
            thread.end();
        }
    }

    /** The tick in which the last call of the thread that is running began. */
    long callBegan() {
        return ThreadHooks.currentThread() instanceof ScriptThread thread ? thread.callBegan() : now;
    }

    void report(ScriptError.Kind kind, int line, String message, Optional<ScriptError.WrongTick> wrongTick) {
        log.add(new ScriptError(kind, ThreadHooks.currentThread().getName(), now, line, message, wrongTick));
    }

    /** Runs the sequence as the first thread of a controlled execution. Writes to {@code record}. */
    public final void run(CheckLog record) {
        log = record;
        log.attach(this);
        if (around("setup", this::create)) {
            for (int tick = 1; tick <= ticks; tick++) {
                tick();
                release();
            }
            // The first call ends the last tick; the second one lets the final tick pass.
            tick();
            tick();
            unfinished().forEach(log::add);
        }
        around("teardown", this::destroy);
        ThreadHooks.stopTime();
        log.complete();
    }

    private void tick() {
        if (!ThreadHooks.tick((now + 1) * tickNanos)) {
            throw new IllegalStateException("this thread is not under Selvage's control; explore the sequence instead");
        }
        if (now > 0) {
            log.tickEnded(ComponentState.of(component()));
        }
        now++;
    }

    /** The component, for plans; null if there is none. */
    protected Object component() {
        return null;
    }

    private void release() {
        for (ScriptThread thread : threads.values()) {
            if (thread.first() == now) {
                thread.start();
            } else {
                thread.wake(now);
            }
        }
    }

    List<ScriptError> unfinished() {
        List<ScriptError> unfinished = new ArrayList<>();
        for (ScriptThread thread : threads.values()) {
            boolean isExpected = blocked.contains(thread.getName());
            if (isExpected && thread.isOver()) {
                unfinished.add(new ScriptError(
                        ScriptError.Kind.LIVENESS,
                        thread.getName(),
                        now,
                        thread.line(),
                        "thread " + thread.getName() + " has finished, and #deadlock says that it never does"));
            }
            if (thread.first() <= now && !thread.isOver() && !isExpected) {
                String message = "thread " + thread.getName() + " did not finish " + thread.doing();
                unfinished.add(new ScriptError(
                        ScriptError.Kind.LIVENESS, thread.getName(), thread.began(), thread.line(), message));
            }
        }
        return unfinished;
    }

    private boolean around(String name, TickAction body) {
        try {
            body.run();
            return true;
        } catch (Throwable thrown) {
            new Check(this, 0, name).threw(thrown);
            log.add(new ScriptError(ScriptError.Kind.EXCEPTION, name, now, 0, name + " threw " + thrown));
            return false;
        }
    }

    /** Runs a thread's code of one tick; false if it threw. */
    boolean runs(TickAction body, int line) {
        try {
            body.run();
            return true;
        } catch (Throwable thrown) {
            new Check(this, line, "").threw(thrown);
            report(ScriptError.Kind.EXCEPTION, line, "the thread's code threw " + thrown, Optional.empty());
            return false;
        }
    }
}
