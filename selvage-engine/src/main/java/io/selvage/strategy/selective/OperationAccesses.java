package io.selvage.strategy.selective;

import io.selvage.dependence.AccessMode;
import io.selvage.dependence.AccessSink;
import io.selvage.dependence.Facet;
import io.selvage.dependence.FootprintRules;
import io.selvage.dependence.ObservedState;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import java.util.Arrays;

/** Adds the accesses of operations to the footprint of the running transition. */
final class OperationAccesses implements AccessSink {
    private final TransitionFootprint footprint;

    /** What is observed in any execution of the search so far. */
    private final ObservedState observed = new ObservedState();

    private boolean newlyObserved;

    /** By thread: the object that it is, and the entry of its start; 0 and -1 if its beginning was not observed. */
    private int[] self = new int[8];

    private int[] start = new int[8];

    /** Whose operation it is. */
    private int thread;

    OperationAccesses(TransitionFootprint footprint) {
        this.footprint = footprint;
        Arrays.fill(start, -1);
    }

    private void begin(int whose, int object) {
        if (whose >= self.length) {
            int known = self.length;
            self = Arrays.copyOf(self, Math.max(whose + 1, known * 2));
            start = Arrays.copyOf(start, self.length);
            Arrays.fill(start, known, start.length, -1);
        }
        self[whose] = object;
        start[whose] = footprint.entry(whose, Facet.STARTED, object);
    }

    /** What disables a thread's first transition until it is started. */
    int[] startAccess(int whose) {
        return whose >= start.length || start[whose] < 0
                ? SelectiveTransition.NONE
                : new int[] {MayAccessSummary.pack(start[whose], AccessMode.READ)};
    }

    /** Adds what an operation of {@code whose} accesses, or would. */
    void add(int whose, OpKind kind, Variant variant, int object, int variable, boolean writes) {
        if (kind == OpKind.BEGIN) {
            begin(whose, object);
        }
        thread = whose;
        FootprintRules.collect(kind, variant, self[whose], object, variable, writes, this);
    }

    /** Adds what every step of {@code whose} accesses, in a program in which a thread observes that. */
    void addObserved(int whose) {
        thread = whose;
        observed.collect(whose, this);
        observed.collectLife(0, this);
    }

    /**
     * Whether it has turned out since the last call that steps access something which those before were not known to:
     * then the search has to begin again.
     */
    boolean consumeNewlyObserved() {
        boolean was = newlyObserved;
        newlyObserved = false;
        return was;
    }

    @Override
    public void access(Facet facet, int object, int variable, AccessMode mode) {
        footprint.add(thread, facet, object, variable, mode);
    }

    @Override
    public void globalAccess(Facet facet, int variable, AccessMode mode) {
        newlyObserved |= observed.add(facet, variable, mode);
        // Which process a thread belongs to is not known here: the end of one may matter to all.
        int known = facet == Facet.JVM ? Math.min(variable, FootprintRules.HALTED) : variable;
        footprint.addGlobal(thread, facet, known, mode);
    }
}
