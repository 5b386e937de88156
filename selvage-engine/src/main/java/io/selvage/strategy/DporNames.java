package io.selvage.strategy;

import java.util.Arrays;

/**
 * Names of objects that hold across the executions of a search. The number that an execution gives an object depends on
 * who meets it first; which object a thread meets as its n-th depends on that thread alone. So an object has one name
 * for each thread that meets it, and whenever two of them are seen to mean one object, they are one name ever after. A
 * thread that takes different ways may call different objects by one name; that makes steps look dependent that are
 * not, which costs executions and loses none.
 *
 * <p>An access is packed into a number: bit 0 whether it writes, then the {@link DporFacet}, the variable and the name.
 */
final class DporNames {
    private static final int FACET_BITS = 4;
    private static final int NAME_SHIFT = 1 + FACET_BITS + 32;
    private static final long SAME_PLACE = (1L << NAME_SHIFT) - 2;

    private final DporTable known = new DporTable();
    private int[] parent = new int[64];

    /** The name of the object that {@code thread} meets as its {@code nth}. */
    int name(int thread, int nth) {
        int before = known.size();
        int name = known.number((long) thread << 32 | nth);
        if (known.size() > before) {
            if (name == parent.length) {
                parent = Arrays.copyOf(parent, name * 2);
            }
            parent[name] = name;
        }
        return name;
    }

    /** Both names mean the same object. */
    void unite(int one, int other) {
        int a = root(one);
        int b = root(other);
        if (a < b) {
            parent[b] = a;
        } else {
            parent[a] = b;
        }
    }

    private int root(int name) {
        int at = name;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }

    static long pack(int facet, int variable, int name, boolean writes) {
        return (long) name << NAME_SHIFT
                | (variable & 0xFFFF_FFFFL) << 1 + FACET_BITS
                | (long) facet << 1
                | (writes ? 1 : 0);
    }

    /** Whether the order of the two steps matters; it always does for steps of one thread. */
    boolean dependent(DporStep one, DporStep other) {
        if (one.thread() == other.thread() || concerns(one, other) || concerns(other, one)) {
            return true;
        }
        for (long access : one.accesses()) {
            for (long against : other.accesses()) {
                if (conflict(access, against)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether {@code one} depends on whatever {@code other}'s thread does. */
    private static boolean concerns(DporStep one, DporStep other) {
        for (long access : one.accesses()) {
            int facet = facet(access);
            if (facet == DporFacet.LIFE && (access & 1) != 0
                    || facet == DporFacet.STATE && (int) (access >>> 1 + FACET_BITS) == other.thread()) {
                return true;
            }
        }
        return false;
    }

    private boolean conflict(long one, long other) {
        return ((one ^ other) & SAME_PLACE) == 0
                && ((one | other) & 1) != 0
                && root((int) (one >>> NAME_SHIFT)) == root((int) (other >>> NAME_SHIFT));
    }

    /** The step without what it merely uses: only what another would have to reach to make it impossible. */
    static DporStep vulnerable(DporStep step) {
        long[] rest = Arrays.stream(step.accesses())
                .filter(access -> facet(access) != DporFacet.BUDGET && facet(access) != DporFacet.LOCK)
                .toArray();
        return new DporStep(step.thread(), step.variant(), step.picks(), rest);
    }

    static int facet(long access) {
        return (int) (access >>> 1) & (1 << FACET_BITS) - 1;
    }
}
