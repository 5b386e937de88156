package io.selvage.monitor.run;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.strategy.Strategy;
import java.util.Arrays;

/**
 * Runs one thread until its move ends, then the driver. Threads that the monitor itself has started run before the
 * driver, until none of them is enabled.
 */
final class MoveStrategy implements Strategy {
    /** Receives the operations of the moving thread. */
    interface Listener {
        void notified(int lock, int site);

        void notifiedAll(int lock, int site);

        void waits(int lock, int site);

        /** The thread acquires a lock, or does something else that synchronizes. */
        void synchronizes(int site);
    }

    private static final int DRIVER = 0;
    private static final int NO_THREAD = -1;

    private final int stepLimit;
    private final MoveGranularity granularity;
    private final LockOwnership ownership;
    private Listener listener;
    private int mover = DRIVER;
    private Variant variant = Variant.GO;
    private boolean atMoveStart;
    private int steps;
    private boolean exceeded;
    private boolean finished;
    private boolean[] callers = new boolean[16];
    private boolean[] enabled = new boolean[16];

    /**
     * @param stepLimit how many steps a move may have
     * @param locking records how the calls use locks
     */
    MoveStrategy(int stepLimit, MoveGranularity granularity, LockingPattern locking) {
        this.stepLimit = stepLimit;
        this.granularity = granularity;
        ownership = new LockOwnership(locking);
    }

    /** The thread with the engine's number {@code thread} moves when the driver yields. */
    void setMover(int thread, Variant itsVariant, Listener newListener) {
        if (thread >= callers.length) {
            callers = Arrays.copyOf(callers, Math.max(thread + 1, callers.length * 2));
        }
        callers[thread] = true;
        mover = thread;
        variant = itsVariant;
        listener = newListener;
        atMoveStart = true;
        steps = 0;
    }

    /** No thread moves when the driver yields; only {@link #isEnabled} is brought up to date. */
    void setNoMover() {
        mover = NO_THREAD;
        atMoveStart = false;
        steps = 0;
    }

    /** The driver is done; the execution ends. */
    void finish() {
        finished = true;
    }

    /** The locks that threads hold after the last move. */
    LockOwnership ownership() {
        return ownership;
    }

    /** Whether a move has exceeded the step limit. */
    boolean hasExceeded() {
        return exceeded;
    }

    /** Whether the thread was enabled at the end of the last move. */
    boolean isEnabled(int thread) {
        return thread < enabled.length && enabled[thread];
    }

    @Override
    public boolean delaysNotify() {
        return true;
    }

    @Override
    public boolean begin() {
        return true;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.kind() == Choice.Kind.VALUE) {
            return 0;
        }
        if (mover == DRIVER) {
            return driverOr(choice, monitorOwnThread(choice));
        }
        if (++steps > stepLimit) {
            exceeded = true;
            return toDriver(choice);
        }
        ownership.update(choice.soFar());
        boolean begins = atMoveStart;
        int at = moverAlternative(choice);
        if (at < 0) {
            at = monitorOwnThread(choice);
        } else if (!begins && ownership.endsMoveBefore(mover, choice.operation(at), granularity)) {
            at = -1;
        }
        return at < 0 ? toDriver(choice) : observe(choice, at);
    }

    private int moverAlternative(Choice choice) {
        if (atMoveStart) {
            atMoveStart = false;
            return find(choice, mover, variant);
        }
        if (choice.continues() && choice.thread(0) == mover) {
            return 0;
        }
        int at = find(choice, mover, Variant.GO);
        if (at >= 0) {
            return at;
        }
        int timeout = find(choice, mover, Variant.TIMEOUT);
        return timeout >= 0 && choice.operation(timeout).kind() == OpKind.SLEEP ? timeout : -1;
    }

    private int observe(Choice choice, int at) {
        Operation operation = choice.operation(at);
        switch (operation.kind()) {
            case NOTIFY -> listener.notified(operation.object(), operation.site());
            case NOTIFY_ALL -> listener.notifiedAll(operation.object(), operation.site());
            case LOCK, CALL, PARK, UNPARK -> listener.synchronizes(operation.site());
            case WAIT -> {
                if (choice.thread(at) == mover) {
                    listener.waits(operation.object(), operation.site());
                }
            }
            default -> {
                if (operation.orders() && operation.kind() == OpKind.WRITE) {
                    listener.synchronizes(operation.site());
                }
            }
        }
        return at;
    }

    /** An enabled thread that is neither the driver nor a caller; -1 if there is none. */
    private int monitorOwnThread(Choice choice) {
        for (int i = 0; i < choice.count(); i++) {
            int thread = choice.thread(i);
            boolean known = thread == DRIVER || thread < callers.length && callers[thread];
            if (!known && choice.variant(i) == Variant.GO) {
                return i;
            }
        }
        return -1;
    }

    private int toDriver(Choice choice) {
        mover = DRIVER;
        Arrays.fill(enabled, false);
        for (int i = 0; i < choice.count(); i++) {
            if (choice.variant(i) == Variant.GO) {
                int thread = choice.thread(i);
                if (thread >= enabled.length) {
                    enabled = Arrays.copyOf(enabled, Math.max(thread + 1, enabled.length * 2));
                }
                enabled[thread] = true;
            }
        }
        return driverOr(choice, CUT);
    }

    private int driverOr(Choice choice, int otherwise) {
        int at = finished ? CUT : find(choice, DRIVER, Variant.GO);
        return at >= 0 ? at : finished ? CUT : otherwise;
    }

    private static int find(Choice choice, int thread, Variant variant) {
        for (int i = 0; i < choice.count(); i++) {
            if (choice.thread(i) == thread && choice.variant(i) == variant) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public void end(Trace trace) {
        // The driver knows.
    }
}
