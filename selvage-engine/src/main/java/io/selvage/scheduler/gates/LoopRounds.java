package io.selvage.scheduler.gates;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.model.Ending;
import io.selvage.model.OpKind;
import io.selvage.scheduler.TestThread;
import java.util.HashMap;
import java.util.Map;

/**
 * Loops that go round without coming to a scheduling point. Whether one ever ends is decided by the values of its
 * variables: if they come back, it does not. One whose values do not come back within the limit may be a long
 * computation: it is given up, unless nothing but an exception could end it.
 */
final class LoopRounds {
    /** How many rounds are compared at a time. */
    private static final int COMPARED = 1 << 16;
    /** Rounds between two reports. */
    private static final int REPORTED = 1 << 16;

    /** A round takes about a nanosecond, a step some hundreds to thousands of them. */
    private static final long ROUNDS_PER_STEP = 10_000;

    /** Where steps are not limited. */
    private static final int USUAL_STEPS = 100_000;

    /** The loop of a site: values of an earlier round, how many were compared with them, when to take others. */
    private static final class Loop {
        private long values;
        private long compared;
        private long patience;
    }

    private final OperationRunner operations;
    private final Map<Integer, Loop> loops = new HashMap<>();
    private long limit;
    private int step;
    private int length;
    /** Rounds since then, without those that were compared. */
    private long rounds;

    private int compared;
    /** After how many rounds to compare again. */
    private long nextLook;

    /** For looks from outside. */
    private volatile int reports;

    LoopRounds(OperationRunner operations) {
        this.operations = operations;
    }

    /** A new execution begins, which is cut after so many steps. */
    void reset(int stepLimit) {
        limit = ROUNDS_PER_STEP * (stepLimit == Integer.MAX_VALUE ? USUAL_STEPS : stepLimit);
        step = -1;
        loops.clear();
    }

    /** Changes as long as loops go round. */
    int reports() {
        return reports;
    }

    /** True if the values of this round are wanted. */
    @SuppressWarnings("NonAtomicOperationOnVolatileField")
    boolean report(int site) {
        operations.checkStop();
        if (hasSomethingHappened()) {
            if (operations.execution.log.isStepTooLong()) {
                giveUp(site, "accesses to memory");
            }
            beginAnew();
        } else if (compared < COMPARED) {
            compared++;
            return true;
        } else {
            rounds += REPORTED;
        }
        reports++;
        if (rounds >= limit) {
            if ((Sites.get(site).flags() & Site.WITHOUT_EXIT) != 0) {
                goRoundForEver(site, rounds);
            }
            giveUp(site, "rounds of the loop");
        }
        if (rounds >= nextLook) {
            nextLook = Math.max(REPORTED, 8 * rounds);
            compared = 0;
            loops.clear();
        }
        return false;
    }

    private boolean hasSomethingHappened() {
        return operations.execution.log.steps() != step || operations.execution.log.length() != length;
    }

    private void beginAnew() {
        step = operations.execution.log.steps();
        length = operations.execution.log.length();
        rounds = 0;
        nextLook = 0;
        compared = COMPARED;
        loops.clear();
    }

    /** The loop at {@code site} begins: what it did before says nothing. */
    void enter(int site) {
        loops.remove(site);
    }

    /**
     * After "An improved Monte Carlo factorization algorithm" (Brent, BIT 1980): each round is compared with one that
     * is replaced after twice as many rounds each time.
     */
    void compare(int site, long values) {
        if (hasSomethingHappened()) {
            beginAnew();
            return;
        }
        Loop loop = loops.get(site);
        if (loop == null) {
            loop = new Loop();
            loop.values = values;
            loop.patience = 1;
            loops.put(site, loop);
        } else if (loop.values == values) {
            goRoundForEver(site, 0);
        } else if (++loop.compared == loop.patience) {
            loop.values = values;
            loop.compared = 0;
            loop.patience *= 2;
        }
    }

    /**
     * The running thread takes no step any more, and holds what it holds; does not return.
     *
     * @param after how many rounds that is concluded; 0 if it is proved
     */
    void goRoundForEver(int site, long after) {
        TestThread self = operations.self();
        self.ownSpinLoop().neverEnd(after);
        self.pending.announceRead(OpKind.YIELD, null, site);
        operations.performAtPoint(self);
        throw new IllegalStateException("a loop without end has ended");
    }

    private void giveUp(int site, String what) {
        TestThread self = operations.self();
        long many = what.startsWith("rounds") ? rounds : operations.execution.log.stepLength();
        operations.end(new Ending.Unending(self.name, Sites.get(site).location(), many, what));
    }
}
