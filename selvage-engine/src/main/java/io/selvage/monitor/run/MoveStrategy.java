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
 * Lets one thread run until it has left the monitor, then the driver. Threads that the monitor itself has started run as far as they
 * come before the driver does.
 */
final class MoveStrategy implements Strategy {
    /** Hears what the moving thread does to others. */
    interface Listener {
        void notified(int lock, int site);

        void notifiedAll(int lock, int site);

        void waits(int lock, int site);

        /** The thread takes a lock, or does something else that others are meant to notice. */
        void synchronizes(int site);
    }

    private static final int DRIVER = 0;
    private static final int NOBODY = -1;

    private final int stepLimit;
    private final MoveGranularity stops;
    private final LockOwnership holdings;
    private Listener listener;
    private int mover = DRIVER;
    private Variant how = Variant.GO;
    private boolean fresh;
    private int steps;
    private boolean exceeded;
    private boolean over;
    private boolean[] visitors = new boolean[16];
    private boolean[] enabled = new boolean[16];

    /**
     * @param stepLimit after how many steps a move is given up
     * @param locking hears what the calls do with locks
     */
    MoveStrategy(int stepLimit, MoveGranularity stops, LockingPattern locking) {
        this.stepLimit = stepLimit;
        this.stops = stops;
        holdings = new LockOwnership(locking);
    }

    /** The thread with engine number {@code thread} is to move next, as soon as the driver lets go. */
    void pass(int thread, Variant variant, Listener newListener) {
        if (thread >= visitors.length) {
            visitors = Arrays.copyOf(visitors, Math.max(thread + 1, visitors.length * 2));
        }
        visitors[thread] = true;
        mover = thread;
        how = variant;
        listener = newListener;
        fresh = true;
        steps = 0;
    }

    /** Nobody is to move when the driver lets go: it only wants to know who could. */
    void rest() {
        mover = NOBODY;
        fresh = false;
        steps = 0;
    }

    /** The driver has nothing more to do. */
    void over() {
        over = true;
    }

    /** What the threads hold when the driver is asked. */
    LockOwnership holdings() {
        return holdings;
    }

    /** Whether the last move was given up. */
    boolean hasExceeded() {
        return exceeded;
    }

    /** Whether the thread could have gone on by itself when the last move was over. */
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
            return driverOr(choice, helper(choice));
        }
        if (++steps > stepLimit) {
            exceeded = true;
            return toDriver(choice);
        }
        holdings.follow(choice.soFar());
        boolean begins = fresh;
        int at = ofMover(choice);
        if (at < 0) {
            at = helper(choice);
        } else if (!begins && holdings.stops(mover, choice.operation(at), stops)) {
            at = -1;
        }
        return at < 0 ? toDriver(choice) : observed(choice, at);
    }

    private int ofMover(Choice choice) {
        if (fresh) {
            fresh = false;
            return find(choice, mover, how);
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

    private int observed(Choice choice, int at) {
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

    /** A thread that is neither the driver nor one of its callers and can go on. */
    private int helper(Choice choice) {
        for (int i = 0; i < choice.count(); i++) {
            int thread = choice.thread(i);
            boolean known = thread == DRIVER || thread < visitors.length && visitors[thread];
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
        int at = over ? CUT : find(choice, DRIVER, Variant.GO);
        return at >= 0 ? at : over ? CUT : otherwise;
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
        // Whoever drives knows.
    }
}
