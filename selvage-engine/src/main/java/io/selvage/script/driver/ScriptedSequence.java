package io.selvage.script.driver;

import io.selvage.hooks.ThreadHooks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One test sequence: a component, threads, and what they do in which tick. A tick ends when every thread has finished, waits or is
 * blocked; each tick takes {@code tickMillis} of the program's time. One object is one run: make a new one for each.
 */
public abstract class ScriptedSequence {
    private static final long NANOS = 1_000_000L;

    private final Map<String, ScriptThread> threads = new LinkedHashMap<>();
    private final int ticks;
    private final long tickNanos;
    private CheckLog protocol = new CheckLog();
    private int now;

    /** @param ticks how many there are; the sequence is over one tick later */
    protected ScriptedSequence(int ticks, long tickMillis) {
        this.ticks = ticks;
        this.tickNanos = tickMillis * NANOS;
    }

    /** Makes the component and what is shared. */
    protected abstract void create() throws Throwable;

    /** Called after the last tick, however the sequence went. */
    protected void destroy() throws Throwable {
        // Most sequences leave nothing behind.
    }

    /** {@code thread} does {@code body} in {@code tick}, as line {@code line} of the script says. Ticks must not decrease. */
    protected final void at(int tick, String thread, int line, TickAction body) {
        threads.computeIfAbsent(thread, name -> new ScriptThread(this, name))
                .add(new ScriptThread.Part(tick, line, body));
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
        protocol.began();
        Check check = new Check(this, line, what);
        if (ThreadHooks.currentThread() instanceof ScriptThread thread) {
            thread.begin(check);
        }
        return check;
    }

    void ended(Check check) {
        if (ThreadHooks.currentThread() instanceof ScriptThread thread) {
            thread.end();
        }
    }

    void report(ScriptError.Kind kind, int line, String message) {
        protocol.add(new ScriptError(kind, ThreadHooks.currentThread().getName(), now, line, message));
    }

    /** Runs it as the first thread of an execution under control. What came of it goes to {@code record}. */
    public final void play(CheckLog record) {
        protocol = record;
        protocol.of(this);
        if (around("setup", this::create)) {
            for (int tick = 1; tick <= ticks; tick++) {
                tick();
                release();
            }
            // The last tick's work is done when the next one comes, and that one has passed when the one after it
            // comes.
            tick();
            tick();
            unfinished().forEach(protocol::add);
        }
        around("teardown", this::destroy);
        ThreadHooks.stopTime();
        protocol.complete();
    }

    private void tick() {
        if (!ThreadHooks.tick((now + 1) * tickNanos)) {
            throw new IllegalStateException("this thread is not under Selvage's control; explore the sequence instead");
        }
        now++;
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
            if (thread.first() <= now && !thread.isOver()) {
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
            protocol.add(new ScriptError(ScriptError.Kind.EXCEPTION, name, now, 0, name + " threw " + thrown));
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
            report(ScriptError.Kind.EXCEPTION, line, "the thread's code threw " + thrown);
            return false;
        }
    }
}
