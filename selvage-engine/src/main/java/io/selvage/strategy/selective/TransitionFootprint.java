package io.selvage.strategy.selective;

import io.selvage.dependence.AccessMode;
import io.selvage.dependence.Facet;
import io.selvage.dependence.FootprintRules;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.tracestate.LockState;

/** Collects what one transition reaches, event by event, and keeps the locks of its thread up to date. */
final class TransitionFootprint {
    private static final int NO_LOCK = -1;

    private final TransitionGrain grain;
    private final VariantBudgets budgets;
    private final AliasClasses objects;
    private final MayAccessSummary reach;
    private final LockState locks;
    private final OperationAccesses operations = new OperationAccesses(this);
    private final AccessSet accesses = new AccessSet();
    /** What an operation would have accessed by another variant. */
    private final AccessSet potential = new AccessSet();

    private AccessSet into = accesses;

    private int thread;
    private Variant variant = Variant.GO;
    /** How many transitions the thread had made before. */
    private int index;

    private int[] held = SelectiveTransition.NONE;
    /** The lock that a pending operation would take; its accesses would be made under it. */
    private int acquiring = NO_LOCK;

    /**
     * Whether the transition ran code that has accesses that no event records: then only its locks order it with
     * others.
     */
    private boolean hasUnknown;

    /** False while something is run that was seen before: then only names and locks matter. */
    private boolean fresh;

    TransitionFootprint(
            TransitionGrain grain,
            VariantBudgets budgets,
            AliasClasses objects,
            MayAccessSummary reach,
            LockState locks) {
        this.grain = grain;
        this.budgets = budgets;
        this.objects = objects;
        this.reach = reach;
        this.locks = locks;
    }

    OperationAccesses operations() {
        return operations;
    }

    /** Transition number {@code itsIndex} of {@code whose} begins. */
    void begin(int whose, Variant how, int itsIndex, boolean isFresh) {
        thread = whose;
        variant = how;
        index = itsIndex;
        fresh = isFresh;
        if (fresh) {
            held = locks.copy(whose);
            accesses.clear();
            hasUnknown = false;
            if (FootprintRules.isBudgeted(how)) {
                accesses.put(budget(whose, how), AccessMode.WRITE);
            }
        }
    }

    private int budget(int whose, Variant how) {
        return reach.entry(whose, Facet.BUDGET, objects.globalName(whose), how.ordinal());
    }

    /** An operation that could go on by a variant may use up what others need, even if it cannot any more. */
    private void mayUse(int whose, OpKind kind, Variant how) {
        if (fresh && budgets.concern(kind, how)) {
            reach.noteAccess(MayAccessSummary.pack(budget(whose, how), AccessMode.WRITE), index);
        }
    }

    /**
     * The variant by which an operation may access most: one that is interrupted from outside sets its thread's flag.
     */
    private Variant mostAccessing(OpKind kind) {
        return budgets.concern(kind, Variant.INTERRUPT) ? Variant.INTERRUPT : Variant.GO;
    }

    /** The transition is over. */
    SelectiveTransition end(int[] nestedChoices) {
        int[] all = accesses.toArray();
        for (int i = 0; i < all.length && grain == TransitionGrain.COMPOSED && !hasUnknown; i++) {
            all[i] = settled(all[i]);
        }
        return new SelectiveTransition(thread, variant, nestedChoices, all, held);
    }

    /** A lock that the thread held neither before nor holds now was only tested: it was free, and is. */
    private int settled(int access) {
        int entry = MayAccessSummary.entryOf(access);
        boolean passed = reach.isOwner(entry) && !locks.holds(thread, entry) && !wasHeld(entry);
        return passed ? MayAccessSummary.pack(entry, AccessMode.READ) : access;
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
        boolean plain = !trace.orders(event) && (kind == OpKind.READ || kind == OpKind.WRITE);
        OpKind locking = asLocking(trace, event);
        int lock = locking == null ? NO_LOCK : entry(whose, Facet.OWNER, trace.object(event));
        locks.before(whose, locking == null ? kind : locking, lock);
        if (!plain || grain.recordsPlain()) {
            mayUse(whose, kind, Variant.SPURIOUS);
            mayUse(whose, kind, Variant.INTERRUPT);
            addEvent(whose, kind, trace, event);
        }
        locks.after(whose, locking == null ? kind : locking, lock);
        operations.addObserved(whose);
        hasUnknown |= trace.readsUnknown(event) || trace.writesUnknown(event);
    }

    private void addEvent(int whose, OpKind kind, Trace trace, int event) {
        int object = trace.object(event);
        operations.add(whose, kind, trace.variant(event), object, trace.variable(event), trace.writes(event));
        if (fresh && budgets.concern(kind, Variant.INTERRUPT) && trace.variant(event) != Variant.INTERRUPT) {
            into = potential;
            potential.clear();
            operations.add(whose, kind, Variant.INTERRUPT, object, trace.variable(event), trace.writes(event));
            into = accesses;
            for (int access : potential.toArray()) {
                reach.noteAccess(access, index);
            }
        }
    }

    /** What an event does to the locks that its thread holds; null for nothing. */
    private static OpKind asLocking(Trace trace, int event) {
        if (trace.acquiresLock(event)) {
            return OpKind.LOCK;
        }
        if (trace.releasesLock(event)) {
            return OpKind.UNLOCK;
        }
        return trace.kind(event) == OpKind.WAIT ? OpKind.WAIT : null;
    }

    /** What an operation would reach that its thread, after {@code itsIndex} transitions, has not done yet. */
    int[] pending(int whose, Operation operation, int itsIndex) {
        fresh = true;
        index = itsIndex;
        accesses.clear();
        OpKind kind = operation.kind();
        acquiring = kind == OpKind.LOCK ? entry(whose, Facet.OWNER, operation.object()) : NO_LOCK;
        mayUse(whose, kind, Variant.SPURIOUS);
        mayUse(whose, kind, Variant.INTERRUPT);
        operations.add(whose, kind, mostAccessing(kind), operation.object(), operation.variable(), operation.writes());
        operations.addObserved(whose);
        acquiring = NO_LOCK;
        return accesses.toArray();
    }

    /** The entry of a facet of an object that {@code whose} thread uses now. */
    int entry(int whose, Facet facet, int object) {
        return reach.entry(whose, facet, objects.nameOf(whose, object), 0);
    }

    /** The transition reaches a facet of an object. */
    void add(int whose, Facet facet, int object, int variable, AccessMode mode) {
        int name = objects.nameOf(whose, object);
        if (fresh) {
            int entry = reach.entry(whose, facet, name, variable);
            reach.noteLocks(entry, locks.held(whose), locks.count(whose), acquiring);
            into.put(entry, mode);
        }
    }

    /** The transition reaches something that is of no object. */
    void addGlobal(int whose, Facet facet, int variable, AccessMode mode) {
        if (fresh) {
            into.put(reach.entry(whose, facet, objects.globalName(whose), variable), mode);
        }
    }
}
