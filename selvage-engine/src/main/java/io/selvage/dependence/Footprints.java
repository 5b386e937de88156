package io.selvage.dependence;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.Arrays;

/**
 * The footprints of the steps of one execution: what each of them accesses. Each access has a key, dense within the
 * execution, and a packed form that can be compared across executions ({@link Access}).
 */
public final class Footprints {
    private final ExecutionObjects objects;
    private final LongIndex keys = new LongIndex();
    /** Accesses of the steps that are kept, then those being collected. */
    private int[] key = new int[128];

    private long[] packed = new long[128];
    /** Whether the step was possible only after this end of a thread. */
    private boolean[] joined = new boolean[128];
    /** Of calls: the level of the object before the step. */
    private int[] level = new int[128];

    private int kept;
    /** Where the accesses of the present step are. */
    private int from;

    private int size;
    /** Where those of each kept step begin and end. */
    private int[] fromOf = new int[64];

    private int[] endOf = new int[64];
    private final ObservedState observed = new ObservedState();
    private final Collector collector = new Collector();
    /** The execution. */
    private Trace trace;
    /** Whose step is being collected. */
    private int thread;
    /** The level of the object of the event that is being collected. */
    private int levelBefore;

    public Footprints(ExecutionObjects objects) {
        this.objects = objects;
    }

    /** A new execution begins; {@code trace} is all of it. */
    public void reset(Trace trace) {
        keys.clear();
        kept = 0;
        clear();
        observed.read(trace);
        this.trace = trace;
    }

    /** A new footprint begins. */
    public void clear() {
        from = kept;
        size = 0;
    }

    /** What has been collected is the footprint of {@code step}; steps are kept in their order. */
    public void keep(int step) {
        if (step == fromOf.length) {
            fromOf = Arrays.copyOf(fromOf, step * 2);
            endOf = Arrays.copyOf(endOf, step * 2);
        }
        fromOf[step] = from;
        kept = from + size;
        endOf[step] = kept;
    }

    /** Sets it to the footprint of {@code step}, to which nothing must be added. */
    public void recall(int step) {
        from = fromOf[step];
        size = endOf[step] - from;
    }

    public int size() {
        return size;
    }

    public int key(int access) {
        return key[from + access];
    }

    public Facet facet(int access) {
        return Access.facet(packed[from + access]);
    }

    public AccessMode mode(int access) {
        return Access.mode(packed[from + access]);
    }

    /** The level of the object called before the step ({@link io.selvage.model.Guard}). */
    public int level(int access) {
        return level[from + access];
    }

    public long[] toArray() {
        return Arrays.copyOfRange(packed, from, from + size);
    }

    /** The key of a facet, or -1 if no step has accessed it. */
    public int keyOf(Facet facet, int object) {
        int dense = objects.find(object);
        return dense < 0 ? -1 : keys.find(locationKey(facet, dense, 0));
    }

    /** The key of what going on by {@code variant} uses up, or -1 if no step has done so. */
    public int keyOfBudget(Variant variant) {
        return keys.find(locationKey(Facet.BUDGET, 0, variant.ordinal()));
    }

    /** Whether the access shows that the step was possible only after a thread had ended. */
    public boolean isJoined(int access) {
        return joined[from + access];
    }

    /**
     * Adds what an operation accesses.
     *
     * @param self number of the object that is the thread itself
     * @param variant how the operation went on, or would
     * @param itsLevel the level of its object before it
     */
    public void addEvent(
            int itsThread,
            int self,
            OpKind kind,
            Variant variant,
            int object,
            int variable,
            boolean writes,
            int itsLevel) {
        thread = itsThread;
        levelBefore = itsLevel;
        // A thread's first step follows from its start: the start is its predecessor, and nothing else conflicts with
        // it.
        if (kind != OpKind.BEGIN) {
            FootprintRules.collect(kind, variant, self, object, variable, writes, collector);
        }
        observed.collect(thread, collector);
    }

    /** Adds what going on by {@code variant} uses up, and what a step that does no more than that accesses besides. */
    public void addBudget(Variant variant) {
        FootprintRules.collectVariant(variant, collector);
        if (!endsSomething()) {
            observed.collectLife(trace.process(thread), collector);
        }
    }

    /** Whether a thread ends with the step, or leaves its pool. */
    private boolean endsSomething() {
        for (int i = from; i < from + size; i++) {
            if (Access.facet(packed[i]) == Facet.ENDED && Access.writes(packed[i])) {
                return true;
            }
        }
        return false;
    }

    private final class Collector implements AccessSink {
        @Override
        public void access(Facet facet, int object, int variable, AccessMode mode) {
            add(facet, object, variable, mode);
        }

        @Override
        public void globalAccess(Facet facet, int variable, AccessMode mode) {
            put(keys.number(locationKey(facet, 0, variable)), Access.pack(facet, variable, 0, mode));
        }

        @Override
        public void join(int object, int variable) {
            // Adding may replace the array.
            int access = add(Facet.ENDED, object, variable, AccessMode.READ);
            joined[access] = true;
        }
    }

    /**
     * Returns where the access is. A lock and its wait set count as one: races for locks are looked for among the
     * accesses to one key, those that put threads into the wait set and wake them included.
     */
    private int add(Facet facet, int object, int variable, AccessMode mode) {
        Facet kept = facet == Facet.WAITERS ? Facet.OWNER : facet;
        int dense = objects.use(thread, object);
        long access = Access.pack(kept, variable, objects.name(dense), mode);
        return put(keys.number(locationKey(kept, dense, variable)), access);
    }

    private int put(int itsKey, long access) {
        int end = from + size;
        for (int i = from; i < end; i++) {
            if (key[i] == itsKey) {
                packed[i] |= access & AccessMode.MASK;
                return i;
            }
        }
        if (end == key.length) {
            key = Arrays.copyOf(key, end * 2);
            packed = Arrays.copyOf(packed, end * 2);
            joined = Arrays.copyOf(joined, end * 2);
            level = Arrays.copyOf(level, end * 2);
        }
        key[end] = itsKey;
        packed[end] = access;
        joined[end] = false;
        level[end] = levelBefore;
        size++;
        return end;
    }

    private static long locationKey(Facet facet, int object, int variable) {
        return (long) object << 36 | (variable & 0xFFFF_FFFFL) << 4 | facet.ordinal();
    }
}
