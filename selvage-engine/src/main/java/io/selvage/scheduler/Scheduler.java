package io.selvage.scheduler;

import io.selvage.hooks.ClassState;
import io.selvage.model.Choice;
import io.selvage.model.Ending;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;

/** Says who goes next. The only place in the code base that asks a strategy. */
public final class Scheduler {
    private final Execution execution;
    private final OpenChoice choice;
    private int stepLimit;
    private Strategy strategy;
    private boolean delaysNotify;
    /** Null but for executions that are run to see what a stuck thread would do. */
    private ForcedWakeup waking;

    public Scheduler(Execution execution) {
        this.execution = execution;
        choice = new OpenChoice(execution.log);
    }

    /** @param limit after how many steps the execution is given up */
    public void follow(Strategy newStrategy, int limit) {
        strategy = newStrategy;
        stepLimit = limit;
        delaysNotify = newStrategy.delaysNotify();
        waking = null;
    }

    /** Whether {@code notify} wakes nobody for the time being. */
    boolean delaysNotify() {
        return delaysNotify;
    }

    /** Wakes a thread of the next execution when it hangs. */
    public void wakeAtEnd(ForcedWakeup whom) {
        waking = whom;
    }

    /** The thread to go on, its variant set; null if the execution is over, {@link Execution#ending} telling how. */
    public TestThread next() {
        if (execution.ending != null) {
            return null;
        }
        if (execution.users == 0 && execution.closer == null) {
            execution.ending = new Ending.Completed();
            return null;
        }
        collect();
        if (choice.count() == 0 && execution.vigils && execution.releaseIdle()) {
            collect();
        }
        if (choice.count() == 0) {
            return hang();
        }
        if (execution.log.steps() >= stepLimit) {
            execution.ending = new Ending.TooLong(stepLimit);
            return null;
        }
        int pick = ask();
        if (pick < 0) {
            return null;
        }
        TestThread strand = choice.strand(pick);
        strand.variant = choice.variant(pick);
        execution.log.nextStep(choice.continues() && pick > 0 && strand != choice.strand(0));
        execution.current = strand;
        return strand;
    }

    /** Nobody can go on: that is the end, unless somebody is to be woken then. */
    private TestThread hang() {
        TestThread woken = waking == null ? null : waking.wake(execution);
        if (woken == null) {
            execution.ending = new Ending.Hung();
            return null;
        }
        execution.log.nextStep(false);
        execution.current = woken;
        return woken;
    }

    /** One of {@code monitor}'s waiters. */
    TestThread pickWaiter(ShadowObject cell) {
        int waiting = cell.monitor.waiting();
        choice.open(Choice.Kind.WAITER, execution.log.steps());
        for (int i = 0; i < waiting; i++) {
            choice.add(execution.strand(cell.monitor.waiter(i)), Variant.GO);
        }
        int pick = waiting == 1 ? 0 : ask();
        // A cut takes effect at the next point; until then any waiter will do.
        return choice.strand(Math.max(pick, 0));
    }

    /** A number below {@code values}. */
    public int pickValue(int values) {
        choice.openValues(values, execution.log.steps());
        return values == 1 ? 0 : Math.max(ask(), 0);
    }

    private int ask() {
        try {
            int picked = strategy.choose(choice);
            if (picked == Strategy.CUT) {
                execution.ending = new Ending.Cut();
            } else if (choice.count() > 1) {
                execution.picks.add(picked);
            }
            return picked;
        } catch (DivergedException e) {
            execution.ending = new Ending.Diverged(e.step(), e.expected(), e.found());
            return Strategy.CUT;
        }
    }

    /** Whoever can go on by itself first, the thread that ran last leading; then what only time or chance would end. */
    private void collect() {
        choice.open(Choice.Kind.THREAD, execution.log.steps());
        TestThread current = execution.current;
        if (current != null && !current.finished && enabled(current) == Variant.GO) {
            choice.add(current, Variant.GO);
            choice.continuesFirst();
        }
        boolean others = execution.spuriousLeft > 0 || execution.interruptsLeft > 0;
        for (int i = 0; i < execution.liveCount; i++) {
            TestThread strand = execution.live[i];
            Variant variant = enabled(strand);
            if (variant == Variant.GO && strand != current) {
                choice.add(strand, Variant.GO);
            }
            others |= variant == Variant.TIMEOUT;
        }
        if (others) {
            long moment = moment();
            collectOthers(moment);
        }
    }

    /** Time limits up to here may run out. */
    private long moment() {
        if (execution.pace == TimeoutPolicy.ANY) {
            return Long.MAX_VALUE;
        }
        long now = execution.time.now();
        return choice.count() > 0 || execution.pace == TimeoutPolicy.STILL ? now : Math.max(now, earliest());
    }

    private long earliest() {
        long earliest = Long.MAX_VALUE;
        for (int i = 0; i < execution.liveCount; i++) {
            TestThread strand = execution.live[i];
            if (enabled(strand) == Variant.TIMEOUT) {
                earliest = Math.min(earliest, strand.deadline);
            }
        }
        return earliest;
    }

    private void collectOthers(long moment) {
        TestThread ticker = null;
        for (int i = 0; i < execution.liveCount; i++) {
            TestThread strand = execution.live[i];
            Variant variant = enabled(strand);
            if (variant == Variant.GO) {
                continue;
            }
            if (strand.op == OpKind.TICK) {
                ticker = strand;
            } else if (variant == Variant.TIMEOUT && strand.deadline <= moment) {
                choice.add(strand, Variant.TIMEOUT);
            }
            if (execution.spuriousLeft > 0 && (strand.op == OpKind.WAITING || strand.op == OpKind.PARK)) {
                choice.add(strand, Variant.SPURIOUS);
            }
            if (execution.interruptsLeft > 0 && isInterruptible(strand)) {
                choice.add(strand, Variant.INTERRUPT);
            }
        }
        // A tick comes when nothing else is left to happen at its moment.
        if (ticker != null && choice.count() == 0 && ticker.deadline <= moment) {
            choice.add(ticker, Variant.TIMEOUT);
        }
    }

    private static boolean isInterruptible(TestThread strand) {
        return switch (strand.op) {
            case WAITING, PARK, JOIN, SLEEP -> true;
            default -> false;
        };
    }

    /** How {@code strand} could go on by itself; null if it could not. */
    public static Variant enabled(TestThread strand) {
        return strand.isHeldBack() ? null : able(strand);
    }

    /** The same without regard to whether it would be in vain. */
    public static Variant able(TestThread strand) {
        return switch (strand.op) {
            case LOCK -> strand.cell.monitor.canEnter(strand.id) ? Variant.GO : null;
            case WAITING -> strand.interrupted ? Variant.GO : whenTimed(strand);
            case PARK -> strand.permit || strand.interrupted ? Variant.GO : whenTimed(strand);
            case JOIN -> strand.cell.strand.finished || strand.interrupted ? Variant.GO : whenTimed(strand);
            case SLEEP -> strand.interrupted ? Variant.GO : whenTimed(strand);
            case TICK -> Variant.TIMEOUT;
            case INIT -> ClassInitialisation.isUnderWay((ClassState) strand.blocker) ? null : Variant.GO;
            default -> Variant.GO;
        };
    }

    private static Variant whenTimed(TestThread strand) {
        return strand.timed && (strand.vigil == null || !strand.vigil.stopsTime()) ? Variant.TIMEOUT : null;
    }
}
