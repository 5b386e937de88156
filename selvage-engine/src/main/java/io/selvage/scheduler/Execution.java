package io.selvage.scheduler;

import io.selvage.model.Ending;
import io.selvage.sync.VirtualTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** The state of one run of the program: threads, objects, time, what has happened. Reused from run to run. */
public final class Execution {
    /** All waiting inside of calls of the JDK; for that in single classes their names are used. */
    public static final String WAITING = "java.util.concurrent";

    /** The variable that stands for the wait set of thread objects as {@code join} uses it. */
    public static final String JOINING = "java.lang.Thread.join";

    /** An uncaught exception that ended a thread. */
    public record Uncaught(TestThread thread, Throwable exception, int step) {}

    public final ShadowObjectTable objects = new ShadowObjectTable();
    public final TestThreads threads;
    public final ExecutionEnding ending = new ExecutionEnding();
    public final EventLog log;
    public final ScheduleLog schedule = new ScheduleLog();
    public final VirtualTime time = new VirtualTime();
    public final ClockUse clockUse = new ClockUse();
    public final TimeLimits limits = new TimeLimits(this);
    private int operationLimit;
    public final SpinLoops spinLoops;
    public final UnseenAccesses unseen = new UnseenAccesses();
    final WakeupBudget wakeups = new WakeupBudget();

    private final List<Uncaught> uncaught = new ArrayList<>();
    private TestThread current;
    private volatile boolean stopped;
    private TimeLimits.Policy timeoutPolicy = TimeLimits.Policy.ANY_TIME;
    private String untracedDependency = "";
    /** Whether the program sees which worker of a pool does what. */
    public final WorkerIdentity workers = new WorkerIdentity(this);

    private List<String> hiddenPoints = List.of();

    public Execution(ThreadNumbering numbering) {
        threads = new TestThreads(objects, numbering);
        log = new EventLog(threads, ending);
        spinLoops = new SpinLoops(threads, log);
    }

    /**
     * A new run begins.
     *
     * @param spurious how many spurious wake-ups it may have
     * @param interrupts how many interrupts from outside it may have
     */
    public void reset(int spurious, int interrupts) {
        objects.clear();
        threads.reset();
        ending.reset();
        log.clear();
        schedule.clear();
        time.reset();
        clockUse.reset();
        limits.reset();
        spinLoops.reset();
        unseen.clear();
        wakeups.reset(spurious, interrupts);
        uncaught.clear();
        current = null;
        timeoutPolicy = TimeLimits.Policy.ANY_TIME;
        untracedDependency = "";
        hiddenPoints = List.of();
        workers.reset();
    }

    /** Ends the execution at the next opportunity; may be called by any thread. */
    public void stop() {
        stopped = true;
    }

    /** Whether there is no time to go on with it. */
    public boolean isStopped() {
        return stopped;
    }

    /** How many operations a thread does before it is stopped; 0 for any number. */
    public void setOperationLimit(int limit) {
        operationLimit = limit;
    }

    public boolean limitsOperations() {
        return operationLimit > 0;
    }

    public int operationLimit() {
        return operationLimit;
    }

    /** Whether a thread has come to its end point. */
    boolean hasStopped() {
        for (int i = 0; i < threads.liveCount(); i++) {
            if (threads.live(i).spinLoop().isStopped()) {
                return true;
            }
        }
        return false;
    }

    /** Of the threads that take no step any more and that a JVM would wait for. */
    List<Ending.Loop> endlessLoops() {
        List<Ending.Loop> loops = new ArrayList<>();
        for (int i = 0; i < threads.liveCount(); i++) {
            TestThread thread = threads.live(i);
            if (thread.spinLoop().isEndless() && !thread.daemon) {
                SpinLoopState loop = thread.spinLoop();
                loops.add(new Ending.Loop(
                        thread.id, thread.pending.site(), loop.roundsUntilConcluded(), loop.isInVain()));
            }
        }
        return loops;
    }

    /**
     * Whether threads that a JVM would wait for are blocked while others wait in vain: it is those that hang. Who goes
     * round without a pause may be the reason for that, and is none the less there.
     */
    boolean hasBlocked() {
        boolean blocked = false;
        for (int i = 0; i < threads.liveCount(); i++) {
            TestThread thread = threads.live(i);
            if (thread.spinLoop().isEndless() && !thread.spinLoop().isInVain()) {
                return false;
            }
            blocked |= !thread.spinLoop().isEndless() && !thread.daemon;
        }
        return blocked;
    }

    /** The thread that runs, or ran last; null before the first one. */
    public TestThread current() {
        return current;
    }

    /** {@code thread} runs from now on. */
    public void switchTo(TestThread thread) {
        current = thread;
        objects.enter(thread.process.index);
    }

    TimeLimits.Policy timeoutPolicy() {
        return timeoutPolicy;
    }

    /** From now on time limits run out in the order of their deadlines. */
    public void timeOutInOrder() {
        timeoutPolicy = TimeLimits.Policy.DEADLINE_ORDER;
    }

    /** From now on no time limit runs out. */
    public void stopTimeouts() {
        timeoutPolicy = TimeLimits.Policy.NEVER;
    }

    /** See {@link io.selvage.model.FinishedExecution#untracedDependency}. */
    public String untracedDependency() {
        return untracedDependency.isEmpty() && clockUse.isObscure() ? "readings of the clock" : untracedDependency;
    }

    /** Whether something was used, other than the clock, whose dependencies are not in the trace. */
    public boolean hasUntracedCalls() {
        return !untracedDependency.isEmpty();
    }

    public void noteUntracedDependency(String what) {
        untracedDependency = what;
    }

    /** Accesses to {@code variable} are scheduling points, it turns out, and were not taken for such. */
    public void noteHiddenPoint(String variable) {
        if (!hiddenPoints.contains(variable)) {
            hiddenPoints =
                    Stream.concat(hiddenPoints.stream(), Stream.of(variable)).toList();
        }
    }

    /** See {@link io.selvage.model.FinishedExecution#hiddenPoints}. */
    public List<String> hiddenPoints() {
        if (clockUse.isObscure()) {
            noteHiddenPoint(ClockUse.NAME);
        }
        return hiddenPoints;
    }

    /** Everything so far happens before everything that follows: what was not recorded does not matter any more. */
    public void forgetUntracedDependencies() {
        untracedDependency = "";
    }

    /** {@code exception} has left {@code thread} in the current step, uncaught. */
    public void uncaught(TestThread thread, Throwable exception) {
        uncaught.add(new Uncaught(thread, exception, log.steps()));
    }

    public List<Uncaught> uncaughtExceptions() {
        return uncaught.isEmpty() ? List.of() : Collections.unmodifiableList(uncaught);
    }
}
