package io.selvage.scheduler;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import java.util.Arrays;

/**
 * A thread's stay in a loop that does nothing but wait (see {@link io.selvage.hooks.LoopHooks}). As long as nothing that the last time round
 * has looked at changes, going round once more would be in vain: the thread is held back until then. In a loop that waits with a limit it is
 * only kept from running out of time.
 */
public final class SpinLoopState {
    private static final int MOST = 32;

    private boolean active;
    private boolean timed;
    /** The last time round was in vain, and nothing has changed since it looked. */
    private boolean idle;
    /** Something has changed since it was looked at. */
    private boolean roused;

    /** What was looked at: objects, and what of each, as {@link ExtraAccess} says it. */
    private ShadowObject[] cells = new ShadowObject[4];

    private int[] parts = new int[4];
    private int size;
    /** Events of this time round that were noted as changes, calls that may have failed, and their objects. */
    private int[] attempts = new int[4];

    private ShadowObject[] attempted = new ShadowObject[4];

    private int attemptCount;

    boolean isActive() {
        return active;
    }

    public void enter(boolean withLimit) {
        active = true;
        timed = withLimit;
        begin();
    }

    private void begin() {
        idle = false;
        roused = false;
        size = 0;
        attemptCount = 0;
    }

    /** Once more; what was tried has failed if this was a whole round. */
    public void repeat(EventLog log) {
        for (int i = 0; i < attemptCount; i++) {
            log.changedNothing(attempts[i]);
        }
        attemptCount = 0;
        if (roused) {
            begin();
        } else {
            idle = size > 0;
        }
    }

    public void leave() {
        active = false;
        idle = false;
    }

    /** Whether the thread cannot take its next step. */
    public boolean holdsBack() {
        return idle && !timed && !roused;
    }

    /** Whether the thread cannot run out of time. */
    public boolean stopsTime() {
        return idle && timed && !roused;
    }

    /** Nobody else can go on: the thread goes on for nothing. True if that makes a difference. */
    boolean release() {
        boolean held = idle && !roused;
        idle = false;
        return held;
    }

    /** Whether the step that is about to be taken had to wait for a change. */
    boolean wasIdle(boolean timesOut) {
        return idle && (timesOut || !timed);
    }

    /** The step has been taken: tells what it had waited for. */
    void tell(TestThread strand, EventLog log) {
        for (int i = 0; i < size; i++) {
            log.add(strand, OpKind.EXTRA_ACCESS, cells[i], parts[i], strand.site, false, true);
        }
        log.add(strand, OpKind.EXTRA_ACCESS, strand.own, ExtraAccess.INTERRUPT_FLAG, strand.site, false, true);
        if (!timed) {
            begin();
        }
    }

    /** Takes note of what the thread itself does; {@code event} is its number in the log. */
    void note(OpKind kind, ShadowObject cell, int variable, boolean writes, int event) {
        switch (kind) {
            case READ -> look(cell, ExtraAccess.variable(variable));
            case CALL -> call(cell, ExtraAccess.WHOLE_OBJECT, writes, event);
            case EXTRA_ACCESS -> call(cell, variable, writes, event);
            case THREAD_QUERY -> {
                look(cell, ExtraAccess.STARTED);
                look(cell, ExtraAccess.ALIVE);
                look(cell, ExtraAccess.INTERRUPT_FLAG);
            }
            case JOIN -> look(cell, ExtraAccess.ALIVE);
            case YIELD, SLEEP, PARK, LOCK, UNLOCK, WAIT, WAITING -> {
                // Leaves things as they were.
            }
            default -> leave();
        }
    }

    private void call(ShadowObject cell, int part, boolean writes, int event) {
        look(cell, part);
        if (writes && part == ExtraAccess.WHOLE_OBJECT) {
            if (attemptCount == attempts.length) {
                attempts = Arrays.copyOf(attempts, attemptCount * 2);
                attempted = Arrays.copyOf(attempted, attemptCount * 2);
            }
            attempted[attemptCount] = cell;
            attempts[attemptCount++] = event;
        }
    }

    private void look(ShadowObject cell, int part) {
        for (int i = 0; i < size; i++) {
            if (cells[i] == cell && parts[i] == part) {
                return;
            }
        }
        if (size == MOST) {
            leave();
            return;
        }
        if (size == cells.length) {
            cells = Arrays.copyOf(cells, size * 2);
            parts = Arrays.copyOf(parts, size * 2);
        }
        cells[size] = cell;
        parts[size++] = part;
    }

    /** The thread itself has been interrupted. */
    void rouse() {
        roused = true;
    }

    /** Another thread, whose own object is {@code who}, has done something to {@code cell}. */
    void rouse(ShadowObject who, ShadowObject cell, int variable) {
        for (int i = 0; i < size && !roused; i++) {
            roused = ExtraAccess.isThreadState(parts[i])
                    ? cells[i] == who
                    : cells[i] == cell && (parts[i] >= 0 || parts[i] == ExtraAccess.variable(variable));
        }
    }

    /** What the thread tried has not failed after all: others may have been waiting for it. */
    public void passOn(TestThread self, Execution execution) {
        for (int i = 0; i < attemptCount; i++) {
            execution.rouse(self, attempted[i], 0);
        }
        attemptCount = 0;
    }
}
