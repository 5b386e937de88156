package io.selvage.strategy;

import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Touched;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.Arrays;
import java.util.BitSet;

/** Collects what one transition reaches, event by event, and keeps the locks of its thread up to date. */
final class SssFootprint {
    private static final int NO_LOCK = -1;

    private final SssGrain grain;
    private final SssBudgets budgets;
    private final SssObjects objects;
    private final SssReach reach;
    private final SssLocks locks;

    private int thread;
    private Variant variant = Variant.GO;
    /** How many transitions the thread had made before. */
    private int index;

    private int[] held = SssTransition.NONE;
    /** The lock that a pending operation would take; its accesses would be made under it. */
    private int acquiring = NO_LOCK;

    /** False while something is run that was seen before: then only names and locks matter. */
    private boolean fresh;

    private int[] accesses = new int[16];
    private int size;
    /** Where the access of an entry is, if the entry's stamp is this transition's. */
    private int[] position = new int[64];

    private int[] stamps = new int[64];
    private int stamp;

    /** Threads whose states are looked at in some execution, and whether some execution ends the JVM. */
    private final BitSet watched = new BitSet();

    private boolean halts;
    private boolean surprised;

    /** By thread: the object that it is, and the entry of its birth; 0 and -1 if nobody has seen it begin. */
    private int[] self = new int[8];

    private int[] birth = new int[8];

    SssFootprint(SssGrain grain, SssBudgets budgets, SssObjects objects, SssReach reach, SssLocks locks) {
        this.grain = grain;
        this.budgets = budgets;
        this.objects = objects;
        this.reach = reach;
        this.locks = locks;
        Arrays.fill(birth, -1);
    }

    /** Transition number {@code itsIndex} of {@code whose} begins. */
    void begin(int whose, Variant how, int itsIndex, boolean isFresh) {
        thread = whose;
        variant = how;
        index = itsIndex;
        fresh = isFresh;
        if (fresh) {
            held = locks.copy(whose);
            clear();
            if (how == Variant.SPURIOUS || how == Variant.INTERRUPT) {
                put(budget(whose, how), SssReach.BOTH_ENDS, true);
            }
        }
    }

    private int budget(int whose, Variant how) {
        return reach.entry(whose, SssFacet.BUDGET, objects.common(whose), how.ordinal());
    }

    /** An operation that could go on in such a way may use up what others need, even if it cannot any more. */
    private void mayUse(int whose, OpKind kind) {
        if (budgets.concern(kind, Variant.SPURIOUS)) {
            reach.reached(SssReach.pack(budget(whose, Variant.SPURIOUS), SssReach.BOTH_ENDS, true), index);
        }
        if (budgets.concern(kind, Variant.INTERRUPT)) {
            reach.reached(SssReach.pack(budget(whose, Variant.INTERRUPT), SssReach.BOTH_ENDS, true), index);
        }
    }

    private void clear() {
        size = 0;
        stamp++;
    }

    /** The transition is over. */
    SssTransition end(int[] picks) {
        for (int i = 0; i < size && grain == SssGrain.COMPOSED; i++) {
            accesses[i] = settled(accesses[i]);
        }
        return new SssTransition(thread, variant, picks, Arrays.copyOf(accesses, size), held);
    }

    /** A lock that the thread held neither before nor holds now has only been looked at: it was free, and is. */
    private int settled(int access) {
        int entry = SssReach.entryOf(access);
        boolean passed = reach.facet(entry) == SssFacet.OWNER && !locks.holds(thread, entry) && !wasHeld(entry);
        return passed ? access & ~1 : access;
    }

    private boolean wasHeld(int lock) {
        for (int other : held) {
            if (other == lock) {
                return true;
            }
        }
        return false;
    }

    /** The next event of the transition. */
    void event(Trace trace, int event) {
        OpKind kind = trace.kind(event);
        int whose = trace.thread(event);
        int object = trace.object(event);
        if (kind == OpKind.BEGIN) {
            begin(whose, object);
        }
        boolean plain = !trace.orders(event) && (kind == OpKind.READ || kind == OpKind.WRITE);
        OpKind held = asLocking(kind, trace.variable(event));
        int lock = held == null ? NO_LOCK : lock(whose, object);
        locks.before(whose, held == null ? kind : held, lock);
        if (!plain || grain.recordsPlain()) {
            add(whose, kind, object, trace.variable(event), trace.writes(event));
        }
        locks.after(whose, held == null ? kind : held, lock);
        others(whose);
    }

    /** What an event does to the locks that its thread holds; null for nothing. */
    private static OpKind asLocking(OpKind kind, int variable) {
        if (kind == OpKind.TOUCH) {
            return variable == Touched.LOCKED ? OpKind.LOCK : variable == Touched.UNLOCKED ? OpKind.UNLOCK : null;
        }
        return kind == OpKind.LOCK || kind == OpKind.UNLOCK || kind == OpKind.WAIT ? kind : null;
    }

    /** What every step reaches, in a program in which that matters to somebody. */
    private void others(int whose) {
        if (halts) {
            addCommon(whose, SssFacet.LIFE, 0, false);
        }
        if (watched.get(whose)) {
            addCommon(whose, SssFacet.STATE, whose, true);
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
        addCommon(whose, SssFacet.LIFE, 0, true);
    }

    private void looksAt(int whose, int other) {
        surprised |= !watched.get(other);
        watched.set(other);
        addCommon(whose, SssFacet.STATE, other, false);
    }

    private void addCommon(int whose, int facet, int variable, boolean writes) {
        if (fresh) {
            put(reach.entry(whose, facet, objects.common(whose), variable), SssReach.BOTH_ENDS, writes);
        }
    }

    private int lock(int whose, int object) {
        return reach.entry(whose, SssFacet.OWNER, objects.name(whose, object), 0);
    }

    private void begin(int whose, int object) {
        if (whose >= self.length) {
            int known = self.length;
            self = Arrays.copyOf(self, Math.max(whose + 1, known * 2));
            birth = Arrays.copyOf(birth, self.length);
            Arrays.fill(birth, known, birth.length, -1);
        }
        self[whose] = object;
        birth[whose] = reach.entry(whose, SssFacet.BIRTH, objects.name(whose, object), 0);
    }

    /** What keeps a thread from its first transition as long as nobody has started it. */
    int[] unborn(int whose) {
        return whose >= birth.length || birth[whose] < 0
                ? SssTransition.NONE
                : new int[] {SssReach.pack(birth[whose], SssReach.BOTH_ENDS, false)};
    }

    /** What an operation would reach that its thread, after {@code itsIndex} transitions, has not done yet. */
    int[] pending(int whose, Operation operation, int itsIndex) {
        fresh = true;
        index = itsIndex;
        clear();
        if (operation.kind() == OpKind.BEGIN) {
            begin(whose, operation.object());
        }
        acquiring = operation.kind() == OpKind.LOCK ? lock(whose, operation.object()) : NO_LOCK;
        add(whose, operation.kind(), operation.object(), operation.variable(), operation.writes());
        acquiring = NO_LOCK;
        others(whose);
        return Arrays.copyOf(accesses, size);
    }

    private void add(int whose, OpKind kind, int object, int variable, boolean writes) {
        if (fresh) {
            mayUse(whose, kind);
        }
        switch (kind) {
            case LOCK, UNLOCK -> add(whose, SssFacet.OWNER, object, 0, true);
            case WAIT -> {
                add(whose, SssFacet.OWNER, object, 0, true);
                add(whose, SssFacet.WAITERS, object, 0, true);
                add(whose, SssFacet.FLAG, self[whose], 0, true);
            }
            case WAITING -> {
                add(whose, SssFacet.WAITERS, object, 0, true);
                add(whose, SssFacet.FLAG, self[whose], 0, true);
            }
            case NOTIFY, NOTIFY_ALL -> add(whose, SssFacet.WAITERS, object, 0, true);
            case READ, WRITE -> add(whose, SssFacet.VARIABLE, object, variable, writes);
            case CALL -> call(whose, object, variable, writes);
            case TOUCH -> touch(whose, object, variable, writes);
            case INIT -> call(whose, object, 0, writes);
            case HALT, TICK -> ends(whose);
            case YIELD -> {
                // Nobody minds.
            }
            default -> addThread(whose, kind, object);
        }
    }

    private void touch(int whose, int object, int what, boolean writes) {
        if (Touched.isVariable(what)) {
            add(whose, SssFacet.VARIABLE, object, Touched.variable(what), writes);
            return;
        }
        switch (what) {
            case Touched.OBJECT, Touched.INITIALISED -> call(whose, object, 0, writes);
            case Touched.FLAG -> add(whose, SssFacet.FLAG, object, 0, writes);
            case Touched.LOCKED, Touched.UNLOCKED -> add(whose, SssFacet.OWNER, object, 0, true);
            case Touched.LOCK -> {
                add(whose, SssFacet.OWNER, object, 0, writes);
                add(whose, SssFacet.WAITERS, object, 0, writes);
            }
            case Touched.PERMIT -> add(whose, SssFacet.PERMIT, object, 0, true);
            case Touched.DEATH, Touched.ENDED -> add(whose, SssFacet.DEATH, object, 0, writes);
            default -> looksAt(whose, Touched.thread(what));
        }
    }

    private void addThread(int whose, OpKind kind, int object) {
        switch (kind) {
            case SLEEP -> add(whose, SssFacet.FLAG, self[whose], 0, true);
            case PARK -> {
                add(whose, SssFacet.PERMIT, self[whose], 0, true);
                add(whose, SssFacet.FLAG, self[whose], 0, false);
            }
            case UNPARK -> add(whose, SssFacet.PERMIT, object, 0, false);
            case INTERRUPT -> add(whose, SssFacet.FLAG, object, 0, true);
            case PROBE -> {
                add(whose, SssFacet.FLAG, object, 0, object == self[whose]);
                add(whose, SssFacet.BIRTH, object, 0, false);
                add(whose, SssFacet.DEATH, object, 0, false);
            }
            case START -> add(whose, SssFacet.BIRTH, object, 0, true);
            case BEGIN -> add(whose, SssFacet.BIRTH, object, 0, false);
            case JOIN -> {
                add(whose, SssFacet.DEATH, object, 0, false);
                add(whose, SssFacet.FLAG, self[whose], 0, true);
            }
            case END -> {
                add(whose, SssFacet.DEATH, object, 0, true);
                add(whose, SssFacet.WAITERS, object, 0, true);
            }
            default -> throw new IllegalArgumentException(kind.toString());
        }
    }

    /** A call with an end of its own minds only calls that concern the same end, and those on the whole object. */
    private void call(int whose, int object, int end, boolean writes) {
        int ends = end & SssReach.BOTH_ENDS;
        add(whose, SssFacet.CALL, object, 0, writes, ends == 0 ? SssReach.BOTH_ENDS : ends);
    }

    private void add(int whose, int facet, int object, int variable, boolean writes) {
        add(whose, facet, object, variable, writes, SssReach.BOTH_ENDS);
    }

    private void add(int whose, int facet, int object, int variable, boolean writes, int ends) {
        int name = objects.name(whose, object);
        if (fresh) {
            int entry = reach.entry(whose, facet, name, variable);
            reach.guarded(entry, locks.held(whose), locks.count(whose), acquiring);
            put(entry, ends, writes);
        }
    }

    private void put(int entry, int ends, boolean writes) {
        int access = SssReach.pack(entry, ends, writes);
        if (entry >= stamps.length) {
            stamps = Arrays.copyOf(stamps, Math.max(entry + 1, stamps.length * 2));
            position = Arrays.copyOf(position, stamps.length);
        }
        if (stamps[entry] == stamp) {
            accesses[position[entry]] |= access;
            return;
        }
        if (size == accesses.length) {
            accesses = Arrays.copyOf(accesses, size * 2);
        }
        stamps[entry] = stamp;
        position[entry] = size;
        accesses[size++] = access;
    }
}
