package io.selvage.detect.race;

import io.selvage.detect.AnalysisLimitException;
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
    /** Told of every race that is found. */
    interface Sink {
        /** Both by their number in the trace, from 0. */
        void race(int earlier, int later);
    }

    private final HappensBefore order = new HappensBefore();
    private final ShadowTable shadows = order.shadows;
    private final OptimisticReads optimistic = new OptimisticReads();
    private final Sink sink;

    FastTrack(Sink sink) {
        this.sink = sink;
    }

    /**
     * Looks through a trace of {@code threads} threads; {@link AnalysisLimitException} if it is too large.
     *
     * @param members by site, the name of the method called there
     */
    void look(Trace trace, int threads, IntFunction<String> members) {
        int first = firstStart(trace);
        optimistic.reset(trace, members);
        if (!look(trace, threads, first)) {
            optimistic.reset(trace, members);
            look(trace, threads, 0);
        }
    }

    /**
     * Looks through a trace from {@code first} on, its first event (by which a thread begins) apart. False if it has to
     * be done again from the beginning: a thread turned up that nobody had started, so what came before the first start
     * matters to it.
     */
    private boolean look(Trace trace, int threads, int first) {
        order.reset(trace, threads);
        if (first > 0) {
            order.take(0, order.thread(0));
        }
        for (int event = first; event < trace.length(); event++) {
            int thread = order.thread(event);
            OpKind kind = trace.kind(event);
            if (kind == OpKind.READ || kind == OpKind.WRITE) {
                access(trace, event, thread);
            } else {
                if (kind == OpKind.CALL) {
                    optimistic.call(event);
                }
                order.take(event, thread);
                if (first > 0 && order.roots() > 1) {
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
        int entry = shadows.of(trace.object(event), trace.variable(event));
        boolean writes = trace.writes(event);
        if (!trace.orders(event)) {
            if (writes) {
                write(entry, thread, event);
            } else if (!optimistic.isThrownAway(event)) {
                read(entry, thread, event);
            }
            return;
        }
        boolean informs = trace.informs(event);
        if (informs) {
            order.acquire(thread, entry);
        }
        if (writes) {
            orderedWrite(entry, thread, event);
            if (informs) {
                order.release(event, thread, entry);
            }
        } else {
            compare(entry, ShadowTable.WRITE, thread, event);
            addRead(entry, ShadowTable.ORDERED_READ, thread, event + 1);
        }
    }

    private void read(int entry, int thread, int event) {
        compare(entry, ShadowTable.WRITE, thread, event);
        compare(entry, ShadowTable.ORDERED_WRITE, thread, event);
        addRead(entry, ShadowTable.READ, thread, event + 1);
    }

    private void write(int entry, int thread, int event) {
        compare(entry, ShadowTable.WRITE, thread, event);
        compare(entry, ShadowTable.ORDERED_WRITE, thread, event);
        compareReads(entry, ShadowTable.READ, thread, event);
        compareReads(entry, ShadowTable.ORDERED_READ, thread, event);
        // Whoever does not know these accesses from now on does not know this write either.
        forgetReads(entry, ShadowTable.READ);
        forgetReads(entry, ShadowTable.ORDERED_READ);
        shadows.set(entry, ShadowTable.ORDERED_WRITE, 0);
        shadows.set(entry, ShadowTable.WRITE, event + 1);
    }

    private void orderedWrite(int entry, int thread, int event) {
        compare(entry, ShadowTable.WRITE, thread, event);
        compareReads(entry, ShadowTable.READ, thread, event);
        forgetReads(entry, ShadowTable.READ);
        shadows.set(entry, ShadowTable.ORDERED_WRITE, event + 1);
    }

    private void compare(int entry, int place, int thread, int event) {
        int number = shadows.get(entry, place);
        if (number != 0 && !order.knows(thread, number)) {
            sink.race(number - 1, event);
        }
    }

    private void compareReads(int entry, int place, int thread, int event) {
        int last = shadows.get(entry, place);
        if (last >= 0) {
            compare(entry, place, thread, event);
            return;
        }
        for (int other = 0; other < order.threadCount(); other++) {
            int number = order.clocks.get(-last, other);
            if (number != 0 && !order.knows(thread, other, number)) {
                sink.race(number - 1, event);
            }
        }
    }

    private void forgetReads(int entry, int place) {
        int last = shadows.get(entry, place);
        if (last < 0) {
            order.clocks.giveBack(-last);
        }
        shadows.set(entry, place, 0);
    }

    private void addRead(int entry, int place, int thread, int number) {
        int last = shadows.get(entry, place);
        if (last < 0) {
            order.clocks.set(-last, thread, number);
        } else if (last == 0 || order.knows(thread, last)) {
            shadows.set(entry, place, number);
        } else {
            int row = order.clocks.take();
            order.clocks.set(row, order.thread(last - 1), last);
            order.clocks.set(row, thread, number);
            shadows.set(entry, place, -row);
        }
    }
}
