package io.selvage.scheduler;

import io.selvage.hooks.Sites;
import io.selvage.model.Choice;
import io.selvage.model.Ending;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import java.util.List;

/** Chooses the thread that runs next. The only class that asks a strategy. */
public final class Scheduler {
    private static final long NONE_IS_DUE = Long.MIN_VALUE;
    /** That threads wait in vain for ever is concluded after so many times. */
    private static final int FEWEST_VAIN_WAITS = 1_000;

    private static final int STEPS_PER_VAIN_WAIT = 50;

    private final Execution execution;
    private final TestThreads threads;
    private final Enabledness enabledness;
    private final OpenChoice choice;
    private int stepLimit;
    /** Of all limits, where those that are long enough may run out. */
    private long earliestDeadline = NONE_IS_DUE;

    private Strategy strategy;
    private boolean delaysNotify;
    /** Null but for executions that are run to see what a stuck thread would do. */
    private ForcedWakeup forcedWakeup;

    public Scheduler(Execution execution) {
        this.execution = execution;
        threads = execution.threads;
        enabledness = new Enabledness(threads);
        choice = new OpenChoice(execution.log);
    }

    /** @param limit after how many steps the execution is cut */
    public void begin(Strategy newStrategy, int limit) {
        strategy = newStrategy;
        stepLimit = limit;
        delaysNotify = newStrategy.delaysNotify();
        forcedWakeup = null;
    }

    /** Whether {@code notify} wakes no thread for the time being. */
    boolean delaysNotify() {
        return delaysNotify;
    }

    /** Wakes a thread of the next execution when it hangs; null for none. */
    public void forceWakeupAtHang(ForcedWakeup wakeup) {
        forcedWakeup = wakeup;
    }

    public boolean isEnabled(TestThread thread) {
        return enabledness.of(thread) == Variant.GO;
    }

    /** The thread to run next, its variant set; null if the execution is over, {@link Execution#ending} saying how. */
    public TestThread next() {
        if (execution.ending.isOver()) {
            return null;
        }
        // The first thread begins in any case: there is nobody else who could end the execution.
        if (execution.isStopped() && execution.log.steps() > 0) {
            execution.ending.end(new Ending.OutOfTime());
            return null;
        }
        if (threads.isProgramOver()) {
            execution.ending.end(new Ending.Completed());
            return null;
        }
        if (waitsInVain()) {
            execution.limits.concludeVainWaits();
        }
        collectEnabled();
        if (choice.count() == 0 && execution.spinLoops.areUsed() && execution.spinLoops.releaseIdle()) {
            collectEnabled();
        }
        if (choice.count() == 0) {
            collectIdleWorkers();
        }
        if (choice.count() == 0) {
            return endOrForceWakeup();
        }
        if (threads.hasCrashesLeft()) {
            collectCrashes();
        }
        if (execution.log.explored() != execution.log && forcedWakeup == null) {
            TestThread moved = choice.testThread(0);
            throw execution.ending.fault("a call that had to wait for ever let '" + moved.name + "' go on ("
                    + moved.pending.kind() + " at "
                    + Sites.get(moved.pending.site()).member()
                    + "); please report this, and use --points java.util.concurrent");
        }
        if (execution.log.steps() >= stepLimit) {
            execution.ending.end(new Ending.TooLong(stepLimit));
            return null;
        }
        int chosen = askStrategy();
        return chosen < 0 ? null : resume(chosen);
    }

    /** Processes may be ended from outside, but that is nothing to wait for. */
    private void collectCrashes() {
        for (int i = 0; i < threads.liveCount(); i++) {
            if (threads.live(i).isCrash()) {
                choice.add(threads.live(i), Variant.GO);
            }
        }
    }

    /** Whether all that go on have waited in vain for so long that they will for ever. */
    private boolean waitsInVain() {
        int waits = execution.limits.vainWaits();
        return waits >= FEWEST_VAIN_WAITS
                && waits >= stepLimit / STEPS_PER_VAIN_WAIT
                && !execution.clockUse.isReadByProgram();
    }

    private TestThread resume(int chosen) {
        TestThread thread = choice.testThread(chosen);
        thread.pending.resume(choice.variant(chosen));
        execution.limits.goOn(thread);
        boolean leaves = choice.continues() && chosen > 0 && thread != choice.testThread(0);
        TestThread held = choice.variant(chosen) == Variant.TIMEOUT ? heldUpBy(thread) : null;
        if (held != null) {
            execution.limits.runOutEarly(thread, held);
        }
        execution.log.nextStep(leaves || held != null);
        execution.switchTo(thread);
        return thread;
    }

    /** A thread that could go on, or has less time left, when the limit of {@code thread} runs out; null if none. */
    private TestThread heldUpBy(TestThread thread) {
        for (int i = 0; i < choice.count(); i++) {
            TestThread other = choice.testThread(i);
            boolean isSooner = choice.variant(i) == Variant.GO
                    || choice.variant(i) == Variant.TIMEOUT && other.pending.deadline() < thread.pending.deadline();
            if (other != thread && !other.isCrash() && isSooner) {
                return other;
            }
        }
        return null;
    }

    /** No thread is enabled: the execution ends, unless a thread is to be woken then. */
    private TestThread endOrForceWakeup() {
        if (execution.hasStopped()) {
            execution.ending.end(new Ending.Stopped());
            return null;
        }
        TestThread waiting = execution.endlessLoops().isEmpty() ? threads.beforeWaitingCall() : null;
        if (waiting != null) {
            return waitInCall(waiting);
        }
        TestThread woken = forcedWakeup == null ? null : forcedWakeup.wake(execution);
        if (woken == null) {
            List<Ending.Loop> loops = execution.hasBlocked() ? List.of() : execution.endlessLoops();
            execution.ending.end(loops.isEmpty() ? new Ending.Hung() : new Ending.Endless(loops));
            return null;
        }
        execution.log.nextStep(false);
        execution.switchTo(woken);
        return woken;
    }

    /** Nobody will ever let {@code thread} go on: it makes its call and waits inside, where detectors look for it. */
    private TestThread waitInCall(TestThread thread) {
        execution.log.endExploration();
        execution.wakeups.exhaust();
        thread.pending.dropGuard();
        thread.pending.resume(Variant.GO);
        execution.log.nextStep(false);
        execution.switchTo(thread);
        return thread;
    }

    /** One of the threads in the wait set of {@code object}. */
    TestThread chooseWaiter(ShadowObject object) {
        int waiting = object.monitor().waiting();
        choice.open(Choice.Kind.WAITER, execution.log.steps());
        for (int i = 0; i < waiting; i++) {
            choice.add(threads.byNumber(object.monitor().waiter(i)), Variant.GO);
        }
        int chosen = waiting == 1 ? 0 : askStrategy();
        // A cut takes effect at the next scheduling point; until then any waiter will do.
        return choice.testThread(Math.max(chosen, 0));
    }

    /** A number below {@code values}. */
    public int chooseValue(int values) {
        choice.openValues(values, execution.log.steps());
        return values == 1 ? 0 : Math.max(askStrategy(), 0);
    }

    private int askStrategy() {
        try {
            int chosen = strategy.choose(choice);
            if (chosen == Strategy.CUT) {
                execution.ending.end(new Ending.Cut());
            } else if (choice.count() > 1) {
                execution.schedule.add(chosen);
            }
            return chosen;
        } catch (DivergedException e) {
            execution.ending.end(new Ending.Diverged(e.step(), e.expected(), e.found()));
            return Strategy.CUT;
        }
    }

    /** Enabled threads first, the one that ran last leading; then time-outs, interrupts and spurious wake-ups. */
    private void collectEnabled() {
        choice.open(Choice.Kind.THREAD, execution.log.steps());
        TestThread current = execution.current();
        Variant ofCurrent = current == null || current.hasEnded() || current.isCrash() ? null : enabledness.of(current);
        if (ofCurrent == Variant.GO) {
            choice.add(current, Variant.GO);
            choice.continuesFirst();
        }
        boolean hasDisturbances = ofCurrent == Variant.TIMEOUT || !execution.wakeups.isEmpty();
        boolean hasLongLimits = ofCurrent == Variant.IDLE_TIMEOUT;
        for (int i = 0; i < threads.liveCount(); i++) {
            TestThread thread = threads.live(i);
            if (thread != current && !thread.isCrash()) {
                Variant variant = enabledness.of(thread);
                if (variant == Variant.GO) {
                    choice.add(thread, Variant.GO);
                }
                hasDisturbances |= variant == Variant.TIMEOUT;
                hasLongLimits |= variant == Variant.IDLE_TIMEOUT;
            }
        }
        if (hasLongLimits) {
            collectWithLongLimits(hasDisturbances);
        } else if (hasDisturbances) {
            collectTimeoutsAndWakeups(latestDeadline());
        }
    }

    /** Limits that are long enough run out only if no thread can go on, and no other limit would run out before. */
    private void collectWithLongLimits(boolean hasDisturbances) {
        noteAssumptions(hasDisturbances);
        if (choice.count() == 0) {
            earliestDeadline = earliestDeadline();
            collectTimeoutsAndWakeups(latestDeadline());
            return;
        }
        earliestDeadline = NONE_IS_DUE;
        if (hasDisturbances) {
            collectTimeoutsAndWakeups(latestDeadline());
        }
    }

    /** To wait in vain once more is no assumption as long as nothing else could happen. */
    private void noteAssumptions(boolean hasDisturbances) {
        int waiting = 0;
        boolean areRepeated = false;
        for (int i = 0; i < threads.liveCount(); i++) {
            TestThread thread = threads.live(i);
            if (enabledness.of(thread) == Variant.IDLE_TIMEOUT) {
                waiting++;
                areRepeated |= thread.pending.repeatsInVain();
                if (!thread.pending.repeatsInVain()) {
                    execution.limits.assume(false);
                }
            }
        }
        if (areRepeated && (waiting > 1 || choice.count() > 0 || hasDisturbances)) {
            execution.limits.assume(true);
        }
    }

    /** A worker without a task gives up waiting when nothing else goes on. */
    private void collectIdleWorkers() {
        for (int i = 0; i < threads.liveCount() && choice.count() == 0; i++) {
            TestThread thread = threads.live(i);
            if (thread.pending.expires()) {
                choice.add(thread, Variant.GO);
            }
        }
    }

    /** Time limits up to here may run out. */
    private long latestDeadline() {
        TimeLimits.Policy policy = execution.timeoutPolicy();
        if (policy == TimeLimits.Policy.ANY_TIME) {
            return Long.MAX_VALUE;
        }
        long now = execution.time.now();
        return choice.count() > 0 || policy == TimeLimits.Policy.NEVER ? now : Math.max(now, earliestDeadline());
    }

    private long earliestDeadline() {
        long earliest = Long.MAX_VALUE;
        for (int i = 0; i < threads.liveCount(); i++) {
            TestThread thread = threads.live(i);
            Variant variant = enabledness.of(thread);
            if (variant != null && variant.isTimeout()) {
                earliest = Math.min(earliest, thread.pending.deadline());
            }
        }
        return earliest;
    }

    private void collectTimeoutsAndWakeups(long latest) {
        TestThread ticker = null;
        for (int i = 0; i < threads.liveCount(); i++) {
            TestThread thread = threads.live(i);
            Variant variant = enabledness.of(thread);
            if (variant == Variant.GO) {
                continue;
            }
            if (thread.pending.kind() == OpKind.TICK) {
                ticker = thread;
            } else {
                addTimeoutAndWakeups(thread, variant, latest);
            }
        }
        // A tick comes when nothing else is left to happen at its moment.
        if (ticker != null && choice.count() == 0 && ticker.pending.deadline() <= latest) {
            choice.add(ticker, Variant.TIMEOUT);
        }
    }

    private void addTimeoutAndWakeups(TestThread thread, Variant variant, long latest) {
        if (variant == Variant.TIMEOUT && thread.pending.deadline() <= latest) {
            choice.add(thread, Variant.TIMEOUT);
        }
        if (variant == Variant.IDLE_TIMEOUT
                && earliestDeadline != NONE_IS_DUE
                && execution.limits.isDue(thread, earliestDeadline)) {
            choice.add(thread, Variant.IDLE_TIMEOUT);
        }
        if (execution.wakeups.allowsSpurious() && thread.pending.kind().canWakeSpuriously()) {
            choice.add(thread, Variant.SPURIOUS);
        }
        if (execution.wakeups.allowsInterrupt()
                && thread.pending.isInterruptible()
                && !thread.pending.isLockedOut(thread.id)) {
            choice.add(thread, Variant.INTERRUPT);
        }
    }
}
