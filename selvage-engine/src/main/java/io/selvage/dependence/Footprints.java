package io.selvage.dependence;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Collects what one step reaches. Two steps of different threads are dependent if they reach the same facet of the same
 * object and at least one of them writes it. Each access has a key, dense within the execution, and a packed form for
 * the search.
 */
public final class Footprints {
    private final ExecutionObjects objects;
    private final LongIndex keys = new LongIndex();
    /** Accesses of all steps that are kept, then those being collected. */
    private int[] key = new int[128];

    private long[] packed = new long[128];
    /** Whether the step could not do without. */
    private boolean[] awaited = new boolean[128];

    private int kept;
    /** Where the accesses of the present step are. */
    private int from;

    private int size;
    /** Where those of each kept step begin and end. */
    private int[] fromOf = new int[64];

    private int[] endOf = new int[64];
    /** Threads whose states somebody looks at in this execution. */
    private final BitSet watched = new BitSet();
    /** Whether somebody ends the JVM in this execution. */
    private boolean halts;

    public Footprints(ExecutionObjects objects) {
        this.objects = objects;
    }

    /** A new execution begins; {@code trace} is all of it. */
    public void reset(Trace trace) {
        keys.clear();
        kept = 0;
        clear();
        watched.clear();
        halts = false;
        for (int event = trace.length() - 1; event >= 0; event--) {
            OpKind kind = trace.kind(event);
            halts |= kind == OpKind.HALT;
            if (kind == OpKind.EXTRA_ACCESS && ExtraAccess.isThreadState(trace.variable(event))) {
                watched.set(ExtraAccess.thread(trace.variable(event)));
            }
        }
    }

    /** What follows is collected for a step from the beginning. */
    public void clear() {
        from = kept;
        size = 0;
    }

    /** What has been collected is what {@code step} reached; steps are kept in their order. */
    public void keep(int step) {
        if (step == fromOf.length) {
            fromOf = Arrays.copyOf(fromOf, step * 2);
            endOf = Arrays.copyOf(endOf, step * 2);
        }
        fromOf[step] = from;
        kept = from + size;
        endOf[step] = kept;
    }

    /** Sets it to what {@code step} reached, to which nothing must be added. */
    public void recall(int step) {
        from = fromOf[step];
        size = endOf[step] - from;
    }

    /** How many keys there are in this execution so far. */
    int keys() {
        return keys.size();
    }

    public int size() {
        return size;
    }

    public int key(int access) {
        return key[from + access];
    }

    public boolean writes(int access) {
        return (packed[from + access] & 1) != 0;
    }

    public long[] toArray() {
        return Arrays.copyOfRange(packed, from, from + size);
    }

    /** The key of a facet, or -1 if no step has reached it. */
    public int find(int facet, int object) {
        int dense = objects.find(object);
        return dense < 0 ? -1 : keys.find(place(facet, dense, 0));
    }

    /** The key of what going on by {@code variant} uses up, or -1 if no step has done so. */
    public int findBudget(Variant variant) {
        return keys.find(place(Facet.BUDGET, 0, variant.ordinal()));
    }

    /** Whether the access tells that the step had to wait for a thread to end. */
    public boolean isAwaited(int access) {
        return awaited[from + access];
    }

    /** @param self number of the object that is the thread itself */
    public void event(int thread, int self, OpKind kind, int object, int variable, boolean writes) {
        operation(thread, self, kind, object, variable, writes);
        if (halts) {
            addOfNone(Facet.LIFE, 0, false);
        }
        if (watched.get(thread)) {
            addOfNone(Facet.STATE, thread, true);
        }
    }

    private void operation(int thread, int self, OpKind kind, int object, int variable, boolean writes) {
        switch (kind) {
            case LOCK, UNLOCK, NOTIFY, NOTIFY_ALL -> add(Facet.LOCK, thread, object, 0, true);
            case WAIT, WAITING -> {
                add(Facet.LOCK, thread, object, 0, true);
                add(Facet.FLAG, thread, self, 0, true);
            }
            case READ, WRITE -> add(Facet.VARIABLE, thread, object, variable, writes);
            case CALL, INIT -> add(Facet.CALL, thread, object, 0, writes);
            case EXTRA_ACCESS -> touch(thread, object, variable, writes);
            case HALT -> addOfNone(Facet.LIFE, 0, true);
            case SLEEP -> add(Facet.FLAG, thread, self, 0, true);
            case BEGIN, YIELD -> {
                // Nobody minds.
            }
            default -> threadEvent(thread, self, kind, object);
        }
    }

    private void touch(int thread, int object, int what, boolean writes) {
        if (ExtraAccess.isVariable(what)) {
            add(Facet.VARIABLE, thread, object, ExtraAccess.variable(what), writes);
            return;
        }
        switch (what) {
            case ExtraAccess.WHOLE_OBJECT, ExtraAccess.INITIALISED -> add(Facet.CALL, thread, object, 0, writes);
            case ExtraAccess.INTERRUPT_FLAG -> add(Facet.FLAG, thread, object, 0, writes);
            case ExtraAccess.LOCK, ExtraAccess.HELD_ACROSS_STEPS, ExtraAccess.RELEASED_ACROSS_STEPS ->
                add(Facet.LOCK, thread, object, 0, writes);
            case ExtraAccess.PERMIT -> add(Facet.PERMIT, thread, object, 0, true);
            case ExtraAccess.STARTED -> add(Facet.BIRTH, thread, object, 0, writes);
            case ExtraAccess.ALIVE -> add(Facet.DEATH, thread, object, 0, writes);
            case ExtraAccess.TERMINATION -> {
                // Adding may replace the array.
                int access = add(Facet.DEATH, thread, object, 0, writes);
                awaited[access] = true;
            }
            default -> addOfNone(Facet.STATE, ExtraAccess.thread(what), false);
        }
    }

    private void threadEvent(int thread, int self, OpKind kind, int object) {
        switch (kind) {
            case PARK -> {
                add(Facet.PERMIT, thread, self, 0, true);
                add(Facet.FLAG, thread, self, 0, false);
            }
            case UNPARK -> add(Facet.PERMIT, thread, object, 0, false);
            case INTERRUPT -> add(Facet.FLAG, thread, object, 0, true);
            case THREAD_QUERY -> {
                add(Facet.FLAG, thread, object, 0, object == self);
                add(Facet.BIRTH, thread, object, 0, false);
                add(Facet.DEATH, thread, object, 0, false);
            }
            case START -> add(Facet.BIRTH, thread, object, 0, true);
            case JOIN -> {
                add(Facet.DEATH, thread, object, 0, false);
                add(Facet.FLAG, thread, self, 0, true);
            }
            case END -> {
                add(Facet.DEATH, thread, object, 0, true);
                add(Facet.LOCK, thread, object, 0, true);
            }
            default -> throw new IllegalArgumentException(kind.toString());
        }
    }

    /** What going on in this way uses up. */
    public void variant(Variant variant) {
        if (variant == Variant.SPURIOUS || variant == Variant.INTERRUPT) {
            addOfNone(Facet.BUDGET, variant.ordinal(), true);
        }
    }

    private void addOfNone(int facet, int variable, boolean writes) {
        put(keys.number(place(facet, 0, variable)), StableNames.pack(facet, variable, 0, writes));
    }

    /** Returns where the access is. */
    private int add(int facet, int thread, int object, int variable, boolean writes) {
        int dense = objects.used(thread, object);
        long access = StableNames.pack(facet, variable, objects.name(dense), writes);
        return put(keys.number(place(facet, dense, variable)), access);
    }

    private int put(int itsKey, long access) {
        int end = from + size;
        for (int i = from; i < end; i++) {
            if (key[i] == itsKey) {
                packed[i] |= access & 1;
                return i;
            }
        }
        if (end == key.length) {
            key = Arrays.copyOf(key, end * 2);
            packed = Arrays.copyOf(packed, end * 2);
            awaited = Arrays.copyOf(awaited, end * 2);
        }
        key[end] = itsKey;
        packed[end] = access;
        awaited[end] = false;
        size++;
        return end;
    }

    private static long place(int facet, int object, int variable) {
        return (long) object << 36 | (variable & 0xFFFF_FFFFL) << 4 | facet;
    }
}
