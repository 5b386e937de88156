package io.selvage.testing;

import io.selvage.model.CallPart;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What each step of an execution reads and writes: written from the contract's words, without any code of the
 * reductions that are checked by it. Two steps are dependent if both reach a place, in ways that conflict.
 */
final class Places {
    private enum Facet {
        LOCK,
        VARIABLE,
        OBJECT,
        /** A part of an object, and the first or last end of one. */
        PART,
        END,
        PERMIT,
        FLAG,
        BIRTH,
        DEATH,
        BUDGET,
        /** What a thread is about to do: written by each of its steps. */
        STATE,
        /** Which threads live: read by starts and ends. */
        LIVE,
        /** Whether the JVM lives, and any thread can go on: read by each step. */
        LIFE
    }

    /** How a step reaches a place. */
    private enum Use {
        /** Reaches a part of it that is a place of its own. */
        PASSES,
        READS,
        /** Adds to it, and cannot tell in which order with others. */
        ADDS,
        WRITES;

        static Use of(boolean writes) {
            return writes ? WRITES : READS;
        }

        boolean conflictsWith(Use other) {
            return this == WRITES
                    || other == WRITES
                    || this == READS && other == ADDS
                    || this == ADDS && other == READS;
        }

        /** What it is if both are done. */
        Use and(Use other) {
            return this == other ? this : conflictsWith(other) ? WRITES : this == PASSES ? other : this;
        }
    }

    private record Place(Facet facet, int object, int variable) {}

    private final Trace trace;
    /** By thread, the object that it is. */
    private final Map<Integer, Integer> selves = new HashMap<>();

    private final List<Map<Place, Use>> steps = new ArrayList<>();

    Places(Trace trace) {
        this.trace = trace;
        for (int step = 0; step < trace.steps(); step++) {
            steps.add(new HashMap<>());
        }
        for (int event = 0; event < trace.length(); event++) {
            add(event);
        }
    }

    boolean areDependent(int one, int other) {
        Map<Place, Use> others = steps.get(other);
        for (Map.Entry<Place, Use> mine : steps.get(one).entrySet()) {
            Use theirs = others.get(mine.getKey());
            if (theirs != null && theirs.conflictsWith(mine.getValue())) {
                return true;
            }
        }
        return false;
    }

    private void add(int event) {
        int object = trace.object(event);
        int self = selves.getOrDefault(trace.thread(event), 0);
        boolean isLast = trace.kind(event) == OpKind.HALT || trace.variant(event) == Variant.IDLE_TIMEOUT;
        put(event, Facet.LIFE, 0, 0, isLast);
        put(event, Facet.STATE, 0, trace.thread(event), true);
        if (trace.variant(event) == Variant.SPURIOUS || trace.variant(event) == Variant.INTERRUPT) {
            put(event, Facet.BUDGET, 0, trace.variant(event).ordinal(), true);
        }
        switch (trace.kind(event)) {
            case BEGIN -> {
                selves.put(trace.thread(event), object);
                put(event, Facet.BIRTH, object, 0, false);
            }
            case LOCK, UNLOCK, NOTIFY, NOTIFY_ALL -> put(event, Facet.LOCK, object, 0, true);
            case WAIT, WAITING -> {
                put(event, Facet.LOCK, object, 0, true);
                put(event, Facet.FLAG, self, 0, true);
            }
            case READ, WRITE -> put(event, Facet.VARIABLE, object, trace.variable(event), trace.writes(event));
            case INIT -> put(event, Facet.OBJECT, object, 0, trace.writes(event));
            case CALL -> call(event, object, self);
            case EXTRA_ACCESS -> touch(event, object, trace.variable(event), trace.writes(event));
            case PARK -> {
                put(event, Facet.PERMIT, self, 0, true);
                put(event, Facet.FLAG, self, 0, false);
            }
            case UNPARK -> put(event, Facet.PERMIT, object, 0, false);
            default -> addLife(event, object, self);
        }
    }

    /** A call that runs out of time only looks, but its thread has parked. */
    private void call(int event, int object, int self) {
        boolean expires = trace.variant(event) == Variant.TIMEOUT || trace.variant(event) == Variant.IDLE_TIMEOUT;
        boolean writes = trace.writes(event) && !expires;
        int variable = trace.variable(event);
        int number = CallPart.number(variable);
        switch (CallPart.shape(variable)) {
            case CallPart.UPDATE -> put(event, Facet.OBJECT, object, 0, writes ? Use.ADDS : Use.READS);
            case CallPart.PART -> part(event, object, number, Use.of(writes));
            case CallPart.UPDATE_PART -> part(event, object, number, writes ? Use.ADDS : Use.READS);
            case CallPart.FIRST, CallPart.LAST -> {
                put(event, Facet.END, object, CallPart.shape(variable), writes);
                part(event, object, number, Use.of(writes));
            }
            default -> put(event, Facet.OBJECT, object, 0, writes);
        }
        if (expires) {
            put(event, Facet.PERMIT, self, 0, true);
        }
        if ((variable & CallPart.WAITS_INTERRUPTIBLY) != 0) {
            put(event, Facet.FLAG, self, 0, true);
        }
    }

    private void part(int event, int object, int number, Use use) {
        put(event, Facet.OBJECT, object, 0, use == Use.READS ? Use.PASSES : Use.ADDS);
        put(event, Facet.PART, object, number, use);
    }

    private void addLife(int event, int object, int self) {
        switch (trace.kind(event)) {
            case START -> {
                put(event, Facet.BIRTH, object, 0, true);
                put(event, Facet.LIVE, 0, 0, false);
                passLock(event, object, false);
            }
            case END -> {
                put(event, Facet.DEATH, object, 0, true);
                put(event, Facet.LIVE, 0, 0, false);
                passLock(event, object, true);
            }
            case JOIN -> {
                passLock(event, object, false);
                put(event, Facet.DEATH, object, 0, false);
                put(event, Facet.FLAG, self, 0, true);
            }
            case SLEEP -> put(event, Facet.FLAG, self, 0, true);
            case INTERRUPT -> put(event, Facet.FLAG, object, 0, true);
            case THREAD_QUERY -> {
                put(event, Facet.FLAG, object, 0, object == self);
                put(event, Facet.BIRTH, object, 0, false);
                put(event, Facet.DEATH, object, 0, false);
            }
            default -> {
                // Reaches nothing.
            }
        }
    }

    private void passLock(int event, int object, boolean wakesWaiters) {
        if (trace.variable(event) == OpKind.TAKES_LOCK) {
            put(event, Facet.LOCK, object, 0, wakesWaiters);
        }
    }

    private void touch(int event, int object, int what, boolean writes) {
        if (ExtraAccess.isVariable(what)) {
            put(event, Facet.VARIABLE, object, ExtraAccess.variable(what), writes);
        } else if (ExtraAccess.isThreadState(what)) {
            put(event, Facet.STATE, 0, ExtraAccess.thread(what), false);
        } else {
            switch (what) {
                case ExtraAccess.LOCK, ExtraAccess.HELD_ACROSS_STEPS, ExtraAccess.RELEASED_ACROSS_STEPS ->
                    put(event, Facet.LOCK, object, 0, writes);
                case ExtraAccess.LIVE_THREADS -> put(event, Facet.LIVE, 0, 0, true);
                case ExtraAccess.PERMIT -> put(event, Facet.PERMIT, object, 0, true);
                case ExtraAccess.STARTED -> put(event, Facet.BIRTH, object, 0, writes);
                case ExtraAccess.ALIVE, ExtraAccess.TERMINATION -> put(event, Facet.DEATH, object, 0, writes);
                case ExtraAccess.INTERRUPT_FLAG -> put(event, Facet.FLAG, object, 0, writes);
                default -> put(event, Facet.OBJECT, object, 0, writes);
            }
        }
    }

    private void put(int event, Facet facet, int object, int variable, boolean writes) {
        put(event, facet, object, variable, Use.of(writes));
    }

    private void put(int event, Facet facet, int object, int variable, Use use) {
        steps.get(trace.step(event) - 1).merge(new Place(facet, object, variable), use, Use::and);
    }
}
