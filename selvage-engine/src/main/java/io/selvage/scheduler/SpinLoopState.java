package io.selvage.scheduler;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import java.util.Arrays;

/**
 * A thread's stay in a loop that does nothing but wait (see {@link io.selvage.hooks.LoopHooks}). As long as nothing
 * changes that the last iteration has read, another iteration would change nothing: the thread is held back until then.
 * In a loop that waits with a time limit it is only kept from timing out.
 */
public final class SpinLoopState {
    /** Of a thread that has been in none. */
    static final SpinLoopState NONE = new SpinLoopState();

    private static final int MAX_OBSERVED = 32;

    private boolean active;
    private boolean timed;
    /** The last iteration had no effect, and nothing had changed when it ended. */
    private boolean fruitless;
    /** Something that was read has changed since. */
    private boolean changed;

    private int stepOfIteration = -1;

    /** What the iteration has read: objects, and which part of each, as in {@link ExtraAccess}. */
    private ShadowObject[] observed;

    private int[] parts;
    private int observedCount;
    /** Events of this iteration that were recorded as changes but may have failed, and their objects. */
    private int[] attempts;

    private ShadowObject[] attempted;
    private int attemptCount;

    /** The loop never ends, and nothing that others do can change that. */
    private boolean endless;

    private long roundsUntilConcluded;
    private boolean inVain;
    private boolean stopped;

    /** @param rounds after how many of them that is concluded; 0 if it is proved */
    public void neverEnd(long rounds) {
        endless = true;
        fruitless = false;
        roundsUntilConcluded = rounds;
    }

    /**
     * The thread, which waits in vain again and again, takes no step any more.
     *
     * @param times after how many of them that is concluded
     */
    void waitForEver(long times) {
        neverEnd(times);
        inVain = true;
    }

    /** The thread takes no step any more because it has come to its end point. */
    public void stop() {
        neverEnd(0);
        stopped = true;
    }

    boolean isStopped() {
        return stopped;
    }

    /** Whether it takes no step any more because it waits in vain. */
    boolean isInVain() {
        return inVain;
    }

    /** Whether the thread takes no step any more. */
    public boolean isEndless() {
        return endless;
    }

    long roundsUntilConcluded() {
        return roundsUntilConcluded;
    }

    boolean isActive() {
        return active;
    }

    void enter(boolean withTimeLimit) {
        if (observed == null) {
            observed = new ShadowObject[4];
            parts = new int[4];
            attempts = new int[4];
            attempted = new ShadowObject[4];
        }
        active = true;
        timed = withTimeLimit;
        beginIteration();
    }

    private void beginIteration() {
        fruitless = false;
        changed = false;
        observedCount = 0;
        attemptCount = 0;
    }

    /** An iteration has ended and the loop continues. What it attempted has failed. */
    void repeat() {
        attemptCount = 0;
        if (changed) {
            beginIteration();
        } else {
            fruitless = observedCount > 0;
        }
    }

    /** Whether the last iteration began in this step; the next one is taken to begin in it. */
    boolean beganAtStep(int step) {
        boolean same = stepOfIteration == step;
        stepOfIteration = step;
        return same;
    }

    void leave() {
        active = false;
        fruitless = false;
    }

    /** Whether the thread cannot take its next step. */
    public boolean holdsBack() {
        return endless || fruitless && !timed && !changed;
    }

    /** Whether the thread cannot time out. */
    public boolean stopsTime() {
        return fruitless && timed && !changed;
    }

    /** No other thread is enabled: this one runs one more iteration. True if it was held back. */
    boolean giveUpWaiting() {
        boolean held = fruitless && !changed;
        fruitless = false;
        return held;
    }

    /** Whether the step that is about to be taken had to wait for a change. */
    boolean waitedForChange(boolean timesOut) {
        return active && fruitless && (timesOut || !timed);
    }

    /** The thread has taken the step that it had waited for. */
    void goOn() {
        if (!timed) {
            beginIteration();
        }
    }

    int observedCount() {
        return observedCount;
    }

    ShadowObject observed(int index) {
        return observed[index];
    }

    /** The part of {@link #observed} that was read. */
    int observedPart(int index) {
        return parts[index];
    }

    int attemptCount() {
        return attemptCount;
    }

    /** The event of an attempt, by its number in the log. */
    int attempt(int index) {
        return attempts[index];
    }

    ShadowObject attempted(int index) {
        return attempted[index];
    }

    void forgetAttempts() {
        attemptCount = 0;
    }

    /** Takes note of what the thread itself does; {@code event} is its number in the log. */
    void note(OpKind kind, ShadowObject object, int variable, boolean writes, int event) {
        switch (kind) {
            case READ -> observe(object, ExtraAccess.variable(variable));
            case CALL -> call(object, ExtraAccess.WHOLE_OBJECT, writes, event);
            case EXTRA_ACCESS -> call(object, variable, writes, event);
            case THREAD_QUERY -> {
                observe(object, ExtraAccess.STARTED);
                observe(object, ExtraAccess.ALIVE);
                observe(object, ExtraAccess.INTERRUPT_FLAG);
            }
            case JOIN -> observe(object, ExtraAccess.ALIVE);
            case YIELD, SLEEP, PARK, LOCK, UNLOCK, WAIT, WAITING -> {
                // Changes nothing that another thread could wait for.
            }
            default -> leave();
        }
    }

    private void call(ShadowObject object, int part, boolean writes, int event) {
        observe(object, part);
        if (writes && part == ExtraAccess.WHOLE_OBJECT) {
            if (attemptCount == attempts.length) {
                attempts = Arrays.copyOf(attempts, attemptCount * 2);
                attempted = Arrays.copyOf(attempted, attemptCount * 2);
            }
            attempted[attemptCount] = object;
            attempts[attemptCount++] = event;
        }
    }

    private void observe(ShadowObject object, int part) {
        for (int i = 0; i < observedCount; i++) {
            if (observed[i] == object && parts[i] == part) {
                return;
            }
        }
        if (observedCount == MAX_OBSERVED) {
            leave();
            return;
        }
        if (observedCount == observed.length) {
            observed = Arrays.copyOf(observed, observedCount * 2);
            parts = Arrays.copyOf(parts, observedCount * 2);
        }
        observed[observedCount] = object;
        parts[observedCount++] = part;
    }

    /** The thread itself has been interrupted. */
    void interrupted() {
        changed = true;
    }

    /** Another thread, whose own object is {@code by}, has accessed {@code object}. */
    void accessed(ShadowObject by, ShadowObject object, int variable) {
        for (int i = 0; i < observedCount && !changed; i++) {
            changed = ExtraAccess.isThreadState(parts[i])
                    ? observed[i] == by
                    : observed[i] == object && (parts[i] >= 0 || parts[i] == ExtraAccess.variable(variable));
        }
    }
}
