package io.selvage.strategy.exitblock;

import io.selvage.dependence.AccessMode;
import io.selvage.dependence.AccessSink;
import io.selvage.dependence.Facet;
import io.selvage.dependence.FootprintRules;
import io.selvage.dependence.LongIndex;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.Arrays;

/** Whether any two threads of a program have anything to do with each other, apart from taking the same locks. */
final class ThreadInteraction implements AccessSink {
    private static final int SEVERAL = -1;
    private static final int FACETS = 16;

    private final LongIndex locations = new LongIndex();
    /** By location: the thread that uses it, or several; and in which modes. */
    private int[] users = new int[32];

    private int[] modes = new int[32];
    private boolean known;
    private boolean assumed;
    /** Of the present event: its thread, and whether it shows an interaction. */
    private int thread;

    private boolean conflicts;

    boolean isKnown() {
        return known;
    }

    /** The next execution shows an interaction of another kind: threads keep one another from ending. */
    void assume() {
        assumed = true;
    }

    /** Analyses an execution; true if that is the first one that shows an interaction. */
    boolean analyse(Trace trace) {
        if (known) {
            return false;
        }
        locations.clear();
        known = assumed;
        for (int event = firstStart(trace); event < trace.length() && !known; event++) {
            known = interacts(trace, event);
        }
        return known;
    }

    /** What comes before the first start comes before everything that others do. */
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

    private boolean interacts(Trace trace, int event) {
        thread = trace.thread(event);
        conflicts = trace.readsUnknown(event) || trace.writesUnknown(event);
        switch (trace.kind(event)) {
            case READ, WRITE, CALL, EXTRA_ACCESS ->
                FootprintRules.collect(
                        trace.kind(event),
                        trace.variant(event),
                        0,
                        trace.object(event),
                        trace.variable(event),
                        trace.writes(event),
                        this);
            case BEGIN, END, START, JOIN, LOCK, UNLOCK, SLEEP, YIELD -> {
                // What threads do without ever noticing others, locks apart.
            }
            default -> conflicts = true;
        }
        return conflicts;
    }

    @Override
    public void access(Facet facet, int object, int variable, AccessMode mode) {
        use(((long) object << 32 | variable & 0xFFFF_FFFFL) * FACETS + facet.ordinal(), mode);
    }

    @Override
    public void globalAccess(Facet facet, int variable, AccessMode mode) {
        conflicts = true;
    }

    private void use(long location, AccessMode mode) {
        int before = locations.size();
        int number = locations.number(location);
        if (number == users.length) {
            users = Arrays.copyOf(users, number * 2);
            modes = Arrays.copyOf(modes, number * 2);
        }
        if (number == before) {
            users[number] = thread;
            modes[number] = mode.bits();
            return;
        }
        boolean shared = users[number] != thread;
        if (shared) {
            users[number] = SEVERAL;
        }
        conflicts |= shared && AccessMode.conflict(modes[number], mode.bits());
        modes[number] |= mode.bits();
    }
}
