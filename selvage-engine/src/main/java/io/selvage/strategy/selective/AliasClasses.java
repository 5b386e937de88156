package io.selvage.strategy.selective;

import io.selvage.dependence.ExecutionObjects;
import io.selvage.dependence.LongIndex;
import io.selvage.dependence.NameClasses;
import java.util.Arrays;

/**
 * Names of objects for comparing transitions of different executions; names that were seen to mean one object are of
 * one alias class ever after. A thread that takes different branches may call different objects by one name. Such a
 * name is ambiguous: it is not to be relied on where two objects must be the same one.
 */
final class AliasClasses implements ExecutionObjects.Naming {
    static final byte SLEPT = 1;
    static final byte PASSED = 2;

    private static final int NO_MEETING = Integer.MAX_VALUE;

    private final LongIndex names = new LongIndex();
    private final NameClasses classes = new NameClasses();
    private boolean[] ambiguous = new boolean[64];
    /**
     * By class: whether a transition that accesses it stayed in a sleep set, and whether one stayed there while it was
     * accessed.
     */
    private byte[] relied = new byte[64];

    private int unions;
    private boolean mistaken;

    /** By class: the last execution in which an object of it was met. */
    private int[] seenIn = new int[64];

    private int execution;
    private final ExecutionObjects objects = new ExecutionObjects(this);

    /** A new execution begins. */
    void reset() {
        execution++;
        objects.reset();
    }

    /** What {@code thread} calls the object with the execution's number {@code id}, which it uses now. */
    int nameOf(int thread, int id) {
        return objects.ownName(objects.meet(thread, id));
    }

    /** What {@code thread} calls that which all threads share and which is no object. */
    int globalName(int thread) {
        int name = name(thread, NO_MEETING);
        unite(number(NO_MEETING), name);
        return name;
    }

    @Override
    public int name(int thread, int nth) {
        return number((long) thread << 32 | nth);
    }

    private int number(long key) {
        int name = names.number(key);
        if (name == ambiguous.length) {
            ambiguous = Arrays.copyOf(ambiguous, name * 2);
            relied = Arrays.copyOf(relied, name * 2);
            seenIn = Arrays.copyOf(seenIn, name * 2);
        }
        return name;
    }

    @Override
    public void unite(int first, int other) {
        int a = aliasClass(first);
        int b = aliasClass(other);
        if (a != b) {
            int kept = Math.min(a, b);
            int joining = Math.max(a, b);
            classes.unite(kept, joining);
            ambiguous[kept] |= ambiguous[joining];
            mistaken |= (relied[a] & SLEPT) != 0 && (relied[b] & PASSED) != 0
                    || (relied[a] & PASSED) != 0 && (relied[b] & SLEPT) != 0;
            relied[kept] |= relied[joining];
            unions++;
        }
    }

    /** The same for names of one object. */
    int aliasClass(int name) {
        return classes.representative(name);
    }

    /** Grows whenever two names turn out to be of one class. */
    int unions() {
        return unions;
    }

    /** The execution is over: names that mean several of its objects are ambiguous from now on. */
    void end() {
        for (int object = 0; object < objects.size(); object++) {
            int itsClass = aliasClass(objects.name(object));
            ambiguous[itsClass] |= seenIn[itsClass] == execution;
            seenIn[itsClass] = execution;
        }
    }

    /** Whether the name may mean different objects. */
    boolean isAmbiguous(int name) {
        return ambiguous[aliasClass(name)];
    }

    /** Records that a transition stayed in a sleep set because names were assumed to mean different objects. */
    void noteAssumedDistinct(int name, byte how) {
        relied[aliasClass(name)] |= how;
    }

    /** Whether that has turned out to be wrong since the last call: then the search has to begin again. */
    boolean consumeUnsoundMerge() {
        boolean was = mistaken;
        mistaken = false;
        if (was) {
            Arrays.fill(relied, (byte) 0);
        }
        return was;
    }
}
