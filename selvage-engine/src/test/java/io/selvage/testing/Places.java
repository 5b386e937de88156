package io.selvage.testing;

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
 * reductions
 * that are checked by it. Two steps are dependent if both reach a place and one of them writes it.
 */
final class Places {
    private enum Facet {
        LOCK,
        VARIABLE,
        OBJECT,
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

    private record Place(Facet facet, int object, int variable) {}

    private final Trace trace;
    /** By thread, the object that it is. */
    private final Map<Integer, Integer> selves = new HashMap<>();

    private final List<Map<Place, Boolean>> steps = new ArrayList<>();

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
        Map<Place, Boolean> others = steps.get(other);
        for (Map.Entry<Place, Boolean> mine : steps.get(one).entrySet()) {
            Boolean theirs = others.get(mine.getKey());
            if (theirs != null && (theirs || mine.getValue())) {
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
            case CALL, INIT -> put(event, Facet.OBJECT, object, 0, trace.writes(event));
            case EXTRA_ACCESS -> touch(event, object, trace.variable(event), trace.writes(event));
            case PARK -> {
                put(event, Facet.PERMIT, self, 0, true);
                put(event, Facet.FLAG, self, 0, false);
            }
            case UNPARK -> put(event, Facet.PERMIT, object, 0, false);
            default -> addLife(event, object, self);
        }
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
        steps.get(trace.step(event) - 1).merge(new Place(facet, object, variable), writes, Boolean::logicalOr);
    }
}
