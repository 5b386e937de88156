package io.selvage.agent;

import io.selvage.hooks.CallGate;
import io.selvage.hooks.ClassState;
import io.selvage.hooks.Gates;
import io.selvage.hooks.MonitorGate;
import io.selvage.hooks.Sites;
import io.selvage.hooks.ThreadGate;
import io.selvage.hooks.WorldGate;
import io.selvage.hooks.tasks.TaskGate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;

/** Gates that note what arrives and never block. Only what the JDK's hooks use is there. */
final class ProbeGates implements MonitorGate, CallGate, TaskGate, ThreadGate, WorldGate {
    final List<String> seen = new ArrayList<>();
    private final Map<String, Long> series = new HashMap<>();
    private final Map<String, Object> objects = new HashMap<>();
    private final ForkJoinPool common = new ForkJoinPool(1);
    private long seeds;
    private long now = 1_000;

    Gates gates() {
        return new Gates(this, null, this, this, this, this, null);
    }

    private void note(String what) {
        seen.add(what);
    }

    @Override
    public void enter(Object lock, int site) {
        note("enter " + Sites.get(site).type());
    }

    @Override
    public void exit(Object lock, int site) {
        note("exit " + Sites.get(site).type());
    }

    @Override
    public void await(Object lock, long nanos, int site) {
        note("await " + nanos);
    }

    @Override
    public void signal(Object lock, int site) {
        note("signal");
    }

    @Override
    public void signalAll(Object lock, int site) {
        note("signalAll");
    }

    @Override
    public boolean holds(Object lock) {
        return true;
    }

    @Override
    public int begin(Object receiver, int site) {
        return 0;
    }

    @Override
    public void end(Object receiver, int token) {}

    @Override
    public void extraAccess(Object object) {}

    @Override
    public void internalAccess(Object object) {}

    @Override
    public void extraRead(Object object) {}

    @Override
    public void forkJoin(int site) {}

    @Override
    public void taskAccess(Object receiver, int site) {
        note("inside " + Sites.get(site).member());
    }

    @Override
    public void taskStep(Object receiver, int site) {
        note("driver " + Sites.get(site).member());
    }

    @Override
    public void atSite(int site) {}

    @Override
    public boolean start(Thread thread) {
        note("start " + thread.getName());
        return true;
    }

    @Override
    public boolean join(Thread thread, long nanos) {
        note("join " + nanos);
        return true;
    }

    @Override
    public boolean interrupt(Thread thread) {
        note("interrupt");
        return true;
    }

    @Override
    public int isInterrupted(Thread thread) {
        note("isInterrupted");
        return 0;
    }

    @Override
    public long id(Thread thread) {
        note("id");
        return 7;
    }

    @Override
    public void prepareStart(Thread thread) {
        // Nothing takes a while.
    }

    @Override
    public Thread[] live() {
        return new Thread[0];
    }

    @Override
    public void life(Thread thread) {
        // Nothing depends on it.
    }

    @Override
    public StackTraceElement[] stack(Thread thread) {
        return null;
    }

    @Override
    public void attribute(Thread thread, boolean changes) {
        // Nothing depends on it.
    }

    @Override
    public void setName(Thread thread, String name) {
        thread.setName(name);
    }

    @Override
    public void changeHandler(Thread thread) {
        // Nobody asks.
    }

    @Override
    public boolean interrupted() {
        note("interrupted");
        return false;
    }

    @Override
    public int isAlive(Thread thread) {
        note("isAlive");
        return 0;
    }

    @Override
    public Thread.State state(Thread thread) {
        note("state");
        return Thread.State.NEW;
    }

    @Override
    public void sleep(long nanos) {
        note("sleep " + nanos);
    }

    @Override
    public void yield() {
        note("yield");
    }

    @Override
    public Object blocker(Thread thread) {
        note("blocker");
        return null;
    }

    @Override
    public void park(Object blocker, long nanos) {
        note("park " + nanos);
        now += Math.max(nanos, 0);
    }

    @Override
    public void parkUntil(Object blocker, long deadlineMillis) {
        note("parkUntil " + deadlineMillis);
    }

    @Override
    public boolean unpark(Thread thread) {
        note("unpark");
        return true;
    }

    @Override
    public void enterLoop() {}

    @Override
    public void enterTimedLoop() {}

    @Override
    public void repeatLoop() {}

    @Override
    public void repeatTimedLoop() {}

    @Override
    public void leaveLoop() {}

    @Override
    public Thread current() {
        return Thread.currentThread();
    }

    @Override
    public long nanoTime() {
        return now;
    }

    @Override
    public long epochNanos() {
        return 86_400_000_000_000L;
    }

    @Override
    public long seed() {
        return ++seeds << 32;
    }

    @Override
    public int identityHashCode(Object object) {
        return 42;
    }

    @Override
    public int hashCode(Object object) {
        return object.getClass() == Object.class ? 42 : object.hashCode();
    }

    @Override
    public void exit(int status) {
        note("exit " + status);
    }

    @Override
    public void halt(int status) {
        note("halt " + status);
    }

    @Override
    public boolean shutdownHook(Thread hook, boolean add) {
        note("shutdownHook " + add);
        return true;
    }

    @Override
    public ForkJoinPool commonPool() {
        return common;
    }

    @Override
    public long nextNumber(String name) {
        long next = series.getOrDefault(name, 0L);
        series.put(name, next + 1);
        return next;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T perExecution(String name, Supplier<T> maker) {
        return (T) objects.computeIfAbsent(name, unseen -> maker.get());
    }

    @Override
    public boolean beginInit(ClassState state, int site) {
        return true;
    }

    @Override
    public void endInit(ClassState state, Throwable failure) {}
}
