package io.selvage.scheduler.network;

import io.selvage.model.system.FaultBounds;
import io.selvage.scheduler.TestThread;

/** What goes wrong on the network, by choice and within bounds. */
final class Faults {
    /** Kinds of faults, each with a bound of its own. */
    private enum Kind {
        DROP,
        DUPLICATE,
        REFUSE,
        SEGMENT
    }

    /** What becomes of a datagram. */
    enum Fate {
        ARRIVES,
        IS_LOST,
        ARRIVES_TWICE
    }

    private final NetworkSteps steps;
    private final FaultBounds bounds;
    private final int[] left = new int[Kind.values().length];
    /** Stands for what is left of the bounds. */
    private final Object budget = new Object();

    Faults(NetworkSteps steps, FaultBounds bounds) {
        this.steps = steps;
        this.bounds = bounds;
        reset();
    }

    /** A new execution begins. */
    void reset() {
        left[Kind.DROP.ordinal()] = bounds.drops();
        left[Kind.DUPLICATE.ordinal()] = bounds.duplicates();
        left[Kind.REFUSE.ordinal()] = bounds.refusals();
        left[Kind.SEGMENT.ordinal()] = bounds.segments();
    }

    boolean reorders() {
        return bounds.reorder();
    }

    boolean segments() {
        return bounds.segments() > 0;
    }

    /** Whether a message that has come is taken to come after the time limit of who waits for it. */
    boolean isLate() {
        return bounds.delay() && steps.operations().chooseValue(2) == 1;
    }

    Fate ofDatagram(TestThread self) {
        boolean mayDrop = has(Kind.DROP);
        boolean mayDouble = has(Kind.DUPLICATE);
        note(self, Kind.DROP, bounds.drops(), false);
        note(self, Kind.DUPLICATE, bounds.duplicates(), false);
        int chosen = steps.operations().chooseValue(1 + (mayDrop ? 1 : 0) + (mayDouble ? 1 : 0));
        if (chosen == 0) {
            return Fate.ARRIVES;
        }
        boolean drops = mayDrop && chosen == 1;
        use(self, drops ? Kind.DROP : Kind.DUPLICATE);
        return drops ? Fate.IS_LOST : Fate.ARRIVES_TWICE;
    }

    /** Whether a connection is refused although somebody listens. */
    boolean refuses(TestThread self) {
        note(self, Kind.REFUSE, bounds.refusals(), false);
        return has(Kind.REFUSE) && steps.operations().chooseValue(2) == 1 && use(self, Kind.REFUSE);
    }

    /** Which of {@code ways} there are to cut what is read; 0 is the usual one. */
    int cut(TestThread self, int ways) {
        note(self, Kind.SEGMENT, bounds.segments(), false);
        if (!has(Kind.SEGMENT) || ways == 1) {
            return 0;
        }
        int chosen = steps.operations().chooseValue(ways);
        if (chosen > 0) {
            use(self, Kind.SEGMENT);
        }
        return chosen;
    }

    /** One of the datagrams that have come; the first one if they keep their order. */
    int next(int count) {
        return bounds.reorder() && count > 1 ? steps.operations().chooseValue(count) : 0;
    }

    private boolean has(Kind kind) {
        return left[kind.ordinal()] > 0;
    }

    private boolean use(TestThread self, Kind kind) {
        left[kind.ordinal()]--;
        note(self, kind, 1, true);
        return true;
    }

    /** What can go wrong in a step depends on what has gone wrong before. */
    private void note(TestThread self, Kind kind, int bound, boolean uses) {
        if (bound > 0) {
            steps.touchBudget(self, budget, kind.ordinal() + 1, uses);
        }
    }
}
