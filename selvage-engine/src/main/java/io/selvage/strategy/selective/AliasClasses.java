package io.selvage.strategy.selective;

import io.selvage.dependence.LongIndex;
import java.util.Arrays;

/**
 * Names of objects that hold across the executions of a search. The number that an execution gives an object depends on
 * who meets it first; which object a thread meets as its n-th depends on that thread alone. So each thread has a name of
 * its own for an object, and names that were seen to mean one object are of one kin ever after. A thread that takes
 * different ways may call different objects by one name: that makes transitions look dependent that are not, which
 * costs executions and loses none. But such a name is not to be relied on where two objects must be the same one.
 */
final class AliasClasses {
    static final byte SLEPT = 1;
    static final byte PASSED = 2;

    private static final int NOBODY_MEETS = Integer.MAX_VALUE;

    private final LongIndex names = new LongIndex();
    private int[] parent = new int[64];
    private boolean[] vague = new boolean[64];
    /** By kin: whether something that reaches it has gone on sleeping, and whether something slept on while it was reached. */
    private byte[] relied = new byte[64];

    private int unions;
    private boolean mistaken;

    /** By kin: the last execution in which an object of it was met. */
    private int[] seenIn = new int[64];

    private int execution;

    /** Of the running execution: objects with the name that each was first met by, and who calls them what. */
    private final LongIndex objects = new LongIndex();

    private int[] firstName = new int[32];
    private final LongIndex meetings = new LongIndex();
    private int[] ownName = new int[32];
    private int[] met = new int[8];

    /** A new execution begins. */
    void reset() {
        execution++;
        objects.clear();
        meetings.clear();
        Arrays.fill(met, 0);
    }

    /** What {@code thread} calls the object with the execution's number {@code id}, which it uses now. */
    int name(int thread, int id) {
        int known = objects.size();
        int object = objects.number(id);
        boolean fresh = objects.size() > known;
        int meetingsBefore = meetings.size();
        int meeting = meetings.number((long) thread << 32 | object);
        if (meetings.size() == meetingsBefore) {
            return ownName[meeting];
        }
        if (thread >= met.length) {
            met = Arrays.copyOf(met, Math.max(thread + 1, met.length * 2));
        }
        int name = number((long) thread << 32 | met[thread]++);
        if (meeting == ownName.length) {
            ownName = Arrays.copyOf(ownName, meeting * 2);
        }
        ownName[meeting] = name;
        if (!fresh) {
            unite(firstName[object], name);
            return name;
        }
        if (object == firstName.length) {
            firstName = Arrays.copyOf(firstName, object * 2);
        }
        firstName[object] = name;
        return name;
    }

    /** What {@code thread} calls that which all threads share and which is no object. */
    int globalName(int thread) {
        int name = number((long) thread << 32 | NOBODY_MEETS);
        unite(number(NOBODY_MEETS), name);
        return name;
    }

    private int number(long key) {
        int before = names.size();
        int name = names.number(key);
        if (names.size() > before) {
            if (name == parent.length) {
                parent = Arrays.copyOf(parent, name * 2);
                vague = Arrays.copyOf(vague, name * 2);
                relied = Arrays.copyOf(relied, name * 2);
                seenIn = Arrays.copyOf(seenIn, name * 2);
            }
            parent[name] = name;
        }
        return name;
    }

    private void unite(int one, int other) {
        int a = kin(one);
        int b = kin(other);
        if (a != b) {
            parent[Math.max(a, b)] = Math.min(a, b);
            vague[Math.min(a, b)] |= vague[Math.max(a, b)];
            mistaken |= (relied[a] & SLEPT) != 0 && (relied[b] & PASSED) != 0
                    || (relied[a] & PASSED) != 0 && (relied[b] & SLEPT) != 0;
            relied[Math.min(a, b)] |= relied[Math.max(a, b)];
            unions++;
        }
    }

    /** The same for names of one object. */
    int kin(int name) {
        int at = name;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }

    /** Grows whenever two names turn out to be of one kin. */
    int unions() {
        return unions;
    }

    /** The execution is over: names that mean several of its objects are vague from now on. */
    void end() {
        for (int object = 0; object < objects.size(); object++) {
            int kin = kin(firstName[object]);
            vague[kin] |= seenIn[kin] == execution;
            seenIn[kin] = execution;
        }
    }

    /** Whether the name may mean different objects. */
    boolean isVague(int name) {
        return vague[kin(name)];
    }

    /** Takes note that something was left asleep because names were thought to mean different objects. */
    void rely(int name, byte how) {
        relied[kin(name)] |= how;
    }

    /** Whether that has turned out to be wrong since the last call: then the search has to begin again. */
    boolean takeMistake() {
        boolean was = mistaken;
        mistaken = false;
        if (was) {
            Arrays.fill(relied, (byte) 0);
        }
        return was;
    }
}
