package io.selvage.strategy.selective;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import java.util.Arrays;
import java.util.BitSet;

/** Tells which facets of which objects an operation reaches. */
final class OperationAccesses {
    private final TransitionFootprint footprint;

    /** Threads whose states are looked at in some execution, and whether some execution ends the JVM. */
    private final BitSet watched = new BitSet();

    private boolean halts;
    private boolean surprised;

    /** By thread: the object that it is, and the entry of its birth; 0 and -1 if nobody has seen it begin. */
    private int[] self = new int[8];

    private int[] birth = new int[8];

    OperationAccesses(TransitionFootprint footprint) {
        this.footprint = footprint;
        Arrays.fill(birth, -1);
    }

    private void begin(int whose, int object) {
        if (whose >= self.length) {
            int known = self.length;
            self = Arrays.copyOf(self, Math.max(whose + 1, known * 2));
            birth = Arrays.copyOf(birth, self.length);
            Arrays.fill(birth, known, birth.length, -1);
        }
        self[whose] = object;
        birth[whose] = footprint.entry(whose, SelectiveFacet.BIRTH, object);
    }

    /** What keeps a thread from its first transition as long as nobody has started it. */
    int[] unborn(int whose) {
        return whose >= birth.length || birth[whose] < 0
                ? SelectiveTransition.NONE
                : new int[] {MayAccessSummary.pack(birth[whose], MayAccessSummary.BOTH_ENDS, false)};
    }

    /** Adds what an operation of {@code whose} reaches, or would. */
    void add(int whose, OpKind kind, int object, int variable, boolean writes) {
        if (kind == OpKind.BEGIN) {
            begin(whose, object);
        }
        switch (kind) {
            case LOCK, UNLOCK -> add(whose, SelectiveFacet.OWNER, object, 0, true);
            case WAIT -> {
                add(whose, SelectiveFacet.OWNER, object, 0, true);
                add(whose, SelectiveFacet.WAITERS, object, 0, true);
                add(whose, SelectiveFacet.FLAG, self[whose], 0, true);
            }
            case WAITING -> {
                add(whose, SelectiveFacet.WAITERS, object, 0, true);
                add(whose, SelectiveFacet.FLAG, self[whose], 0, true);
            }
            case NOTIFY, NOTIFY_ALL -> add(whose, SelectiveFacet.WAITERS, object, 0, true);
            case READ, WRITE -> add(whose, SelectiveFacet.VARIABLE, object, variable, writes);
            case CALL -> call(whose, object, variable, writes);
            case EXTRA_ACCESS -> touch(whose, object, variable, writes);
            case INIT -> call(whose, object, 0, writes);
            case HALT, TICK -> ends(whose);
            case YIELD -> {
                // Nobody minds.
            }
            default -> addThread(whose, kind, object);
        }
    }

    private void touch(int whose, int object, int what, boolean writes) {
        if (ExtraAccess.isVariable(what)) {
            add(whose, SelectiveFacet.VARIABLE, object, ExtraAccess.variable(what), writes);
            return;
        }
        switch (what) {
            case ExtraAccess.WHOLE_OBJECT, ExtraAccess.INITIALISED -> call(whose, object, 0, writes);
            case ExtraAccess.INTERRUPT_FLAG -> add(whose, SelectiveFacet.FLAG, object, 0, writes);
            case ExtraAccess.HELD_ACROSS_STEPS, ExtraAccess.RELEASED_ACROSS_STEPS ->
                add(whose, SelectiveFacet.OWNER, object, 0, true);
            case ExtraAccess.LOCK -> {
                add(whose, SelectiveFacet.OWNER, object, 0, writes);
                add(whose, SelectiveFacet.WAITERS, object, 0, writes);
            }
            case ExtraAccess.PERMIT -> add(whose, SelectiveFacet.PERMIT, object, 0, true);
            case ExtraAccess.STARTED -> add(whose, SelectiveFacet.BIRTH, object, 0, writes);
            case ExtraAccess.ALIVE, ExtraAccess.TERMINATION -> add(whose, SelectiveFacet.DEATH, object, 0, writes);
            default -> looksAt(whose, ExtraAccess.thread(what));
        }
    }

    private void addThread(int whose, OpKind kind, int object) {
        switch (kind) {
            case SLEEP -> add(whose, SelectiveFacet.FLAG, self[whose], 0, true);
            case PARK -> {
                add(whose, SelectiveFacet.PERMIT, self[whose], 0, true);
                add(whose, SelectiveFacet.FLAG, self[whose], 0, false);
            }
            case UNPARK -> add(whose, SelectiveFacet.PERMIT, object, 0, false);
            case INTERRUPT -> add(whose, SelectiveFacet.FLAG, object, 0, true);
            case THREAD_QUERY -> {
                add(whose, SelectiveFacet.FLAG, object, 0, object == self[whose]);
                add(whose, SelectiveFacet.BIRTH, object, 0, false);
                add(whose, SelectiveFacet.DEATH, object, 0, false);
            }
            case START -> add(whose, SelectiveFacet.BIRTH, object, 0, true);
            case BEGIN -> add(whose, SelectiveFacet.BIRTH, object, 0, false);
            case JOIN -> {
                add(whose, SelectiveFacet.DEATH, object, 0, false);
                add(whose, SelectiveFacet.FLAG, self[whose], 0, true);
            }
            case END -> {
                add(whose, SelectiveFacet.DEATH, object, 0, true);
                add(whose, SelectiveFacet.WAITERS, object, 0, true);
            }
            default -> throw new IllegalArgumentException(kind.toString());
        }
    }

    /** What every step reaches, in a program in which that matters to somebody. */
    void addCommonOnes(int whose) {
        if (halts) {
            footprint.addCommon(whose, SelectiveFacet.LIFE, 0, false);
        }
        if (watched.get(whose)) {
            footprint.addCommon(whose, SelectiveFacet.STATE, whose, true);
        }
    }

    /**
     * Whether it has turned out since the last call that steps reach something which those before were not known to: then
     * the search has to begin again.
     */
    boolean takeSurprise() {
        boolean was = surprised;
        surprised = false;
        return was;
    }

    private void ends(int whose) {
        surprised |= !halts;
        halts = true;
        footprint.addCommon(whose, SelectiveFacet.LIFE, 0, true);
    }

    private void looksAt(int whose, int other) {
        surprised |= !watched.get(other);
        watched.set(other);
        footprint.addCommon(whose, SelectiveFacet.STATE, other, false);
    }

    /** A call with an end of its own minds only calls that concern the same end, and those on the whole object. */
    private void call(int whose, int object, int end, boolean writes) {
        int ends = end & MayAccessSummary.BOTH_ENDS;
        footprint.add(whose, SelectiveFacet.CALL, object, 0, writes, ends == 0 ? MayAccessSummary.BOTH_ENDS : ends);
    }

    private void add(int whose, int facet, int object, int variable, boolean writes) {
        footprint.add(whose, facet, object, variable, writes, MayAccessSummary.BOTH_ENDS);
    }
}
