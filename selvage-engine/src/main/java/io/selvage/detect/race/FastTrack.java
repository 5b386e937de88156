package io.selvage.detect.race;

import io.selvage.detect.AnalysisLimitException;
import io.selvage.detect.happensbefore.ClockRows;
import io.selvage.detect.happensbefore.HappensBefore;
import io.selvage.detect.happensbefore.ShadowTable;
import io.selvage.detect.happensbefore.ThreadClocks;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.function.IntFunction;

/**
 * Finds the accesses of one execution that race: to the same variable, one of them a write, one of them plain, neither
 * happening before the other. Exact: a variable has a race if and only if one is found on it.
 *
 * <p>After FastTrack: Efficient and Precise Dynamic Race Detection (Flanagan, Freund; PLDI 2009): of each variable only
 * the last write is remembered, and the last read until reads are concurrent. Accesses that order memory (volatile,
 * atomic) are kept apart, because they race with plain ones only; and the clock of an event is its position in the
 * trace, so an epoch is one number.
 */
final class FastTrack {
    /** Receives every race that is found. */
    interface RaceListener {
        /** Both by their number in the trace, from 0. */
        void race(int earlier, int later);
    }

    private final HappensBefore order = new HappensBefore();
    private final ThreadClocks clocks = order.clocks();
    private final ShadowTable shadows = clocks.shadows();
    private final ClockRows rows = clocks.rows();
    private final OptimisticReads optimistic = new OptimisticReads();
    private final RaceListener listener;

    FastTrack(RaceListener listener) {
        this.listener = listener;
    }

    /**
     * Analyses a trace of {@code threads} threads; {@link AnalysisLimitException} if it is too large.
     *
     * @param members by site, the name of the method called there
     */
    void analyse(Trace trace, int threads, IntFunction<String> members) {
        int first = firstStart(trace);
        optimistic.reset(trace, members);
        if (!analyse(trace, threads, first)) {
            optimistic.reset(trace, members);
            analyse(trace, threads, 0);
        }
    }

    /**
     * Analyses a trace from {@code first} on, its first event (by which a thread begins) apart. False if it has to be
     * done again from the beginning: a thread appeared whose start is not in the trace, so what came before the first
     * start matters to it.
     */
    private boolean analyse(Trace trace, int threads, int first) {
        order.reset(trace, threads);
        if (first > 0) {
            order.apply(0, clocks.thread(0));
        }
        for (int event = first; event < trace.length(); event++) {
            int thread = clocks.thread(event);
            OpKind kind = trace.kind(event);
            if (kind == OpKind.READ || kind == OpKind.WRITE) {
                access(trace, event, thread);
            } else {
                if (kind == OpKind.CALL) {
                    optimistic.applyCall(event);
                }
                order.apply(event, thread);
                if (first > 0 && order.unstartedThreads() > 1) {
                    return false;
                }
            }
        }
        return true;
    }

    /** As long as there is one thread, all it does happens before whatever the others will do. */
    private static int firstStart(Trace trace) {
        int event = 0;
        while (event < trace.length() && trace.thread(event) == trace.thread(0)) {
            if (trace.kind(event) == OpKind.START) {
                return event;
            }
            event++;
        }
        return 0;
    }

    private void access(Trace trace, int event, int thread) {
        int entry = shadows.findOrAdd(trace.object(event), trace.variable(event));
        boolean writes = trace.writes(event);
        if (!trace.orders(event)) {
            if (writes) {
                write(entry, thread, event);
            } else if (!optimistic.isInvalidated(event)) {
                read(entry, thread, event);
            }
            return;
        }
        boolean informs = trace.informs(event);
        if (informs) {
            clocks.acquire(thread, entry);
        }
        if (writes) {
            orderedWrite(entry, thread, event);
            if (informs) {
                clocks.release(event, thread, entry);
            }
        } else {
            checkAgainst(entry, ShadowTable.WRITE, thread, event);
            recordRead(entry, ShadowTable.ORDERED_READ, thread, event + 1);
        }
    }

    private void read(int entry, int thread, int event) {
        checkAgainst(entry, ShadowTable.WRITE, thread, event);
        checkAgainst(entry, ShadowTable.ORDERED_WRITE, thread, event);
        recordRead(entry, ShadowTable.READ, thread, event + 1);
    }

    private void write(int entry, int thread, int event) {
        checkAgainst(entry, ShadowTable.WRITE, thread, event);
        checkAgainst(entry, ShadowTable.ORDERED_WRITE, thread, event);
        checkAgainstReads(entry, ShadowTable.READ, thread, event);
        checkAgainstReads(entry, ShadowTable.ORDERED_READ, thread, event);
        // A thread that is not ordered after these accesses is not ordered after this write either.
        forgetReads(entry, ShadowTable.READ);
        forgetReads(entry, ShadowTable.ORDERED_READ);
        shadows.set(entry, ShadowTable.ORDERED_WRITE, 0);
        shadows.set(entry, ShadowTable.WRITE, event + 1);
    }

    private void orderedWrite(int entry, int thread, int event) {
        checkAgainst(entry, ShadowTable.WRITE, thread, event);
        checkAgainstReads(entry, ShadowTable.READ, thread, event);
        forgetReads(entry, ShadowTable.READ);
        shadows.set(entry, ShadowTable.ORDERED_WRITE, event + 1);
    }

    private void checkAgainst(int entry, int position, int thread, int event) {
        int number = shadows.get(entry, position);
        if (number != 0 && !clocks.happensBefore(number, thread)) {
            listener.race(number - 1, event);
        }
    }

    private void checkAgainstReads(int entry, int position, int thread, int event) {
        int last = shadows.get(entry, position);
        if (last >= 0) {
            checkAgainst(entry, position, thread, event);
            return;
        }
        for (int other = 0; other < clocks.threadCount(); other++) {
            int number = rows.get(-last, other);
            if (number != 0 && !clocks.happensBefore(number, other, thread)) {
                listener.race(number - 1, event);
            }
        }
    }

    private void forgetReads(int entry, int position) {
        int last = shadows.get(entry, position);
        if (last < 0) {
            rows.free(-last);
        }
        shadows.set(entry, position, 0);
    }

    private void recordRead(int entry, int position, int thread, int number) {
        int last = shadows.get(entry, position);
        if (last < 0) {
            rows.set(-last, thread, number);
        } else if (last == 0 || clocks.happensBefore(last, thread)) {
            shadows.set(entry, position, number);
        } else {
            int row = rows.allocate();
            rows.set(row, clocks.thread(last - 1), last);
            rows.set(row, thread, number);
            shadows.set(entry, position, -row);
        }
    }
}
