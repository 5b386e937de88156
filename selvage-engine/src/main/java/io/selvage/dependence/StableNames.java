package io.selvage.dependence;

import java.util.Arrays;

/**
 * Names of objects that hold across the executions of a search, and what one execution shows about them. The number that an
 * execution gives an object depends on who meets it first; which object a thread meets as its n-th depends on that thread
 * alone. So an object has one name for each thread that meets it; that two of them mean one object is noted here and taken
 * into {@link ObjectAliases}. A thread that takes different ways may call different objects by one name; that makes steps look
 * dependent that are not, which costs executions and loses none. The same goes for threads and objects beyond the
 * numbers that fit into a name.
 *
 * <p>An access is packed into a number: bit 0 whether it writes, then the {@link Facet}, the variable and the name.
 * Within one execution an object goes by one name only, so that packed accesses can be compared as they are.
 */
public final class StableNames {
    private static final int FACET_BITS = 4;
    private static final int NAME_SHIFT = 1 + FACET_BITS + 32;
    private static final int MEETING_BITS = 18;
    private static final int THREAD_BITS = 64 - NAME_SHIFT - MEETING_BITS;
    private static final long SAME_PLACE = (1L << NAME_SHIFT) - 2;

    private ObjectAliases aliases;
    /** Pairs of names found to mean the same object, beyond those known. */
    private int[] pairs = new int[16];

    private int size;

    /** @param aliases what is known; must not grow meanwhile */
    public StableNames(ObjectAliases aliases) {
        this.aliases = aliases;
    }

    /** A new execution begins, before which so much is known. */
    public void reset(ObjectAliases known) {
        aliases = known;
        size = 0;
    }

    /** The name of the object that {@code thread} meets as its {@code nth}. */
    public int name(int thread, int nth) {
        return (thread & (1 << THREAD_BITS) - 1) << MEETING_BITS | nth & (1 << MEETING_BITS) - 1;
    }

    /** The thread that calls an object so. */
    public static int thread(int name) {
        return name >>> MEETING_BITS;
    }

    /** Both names mean the same object. */
    public void unite(int one, int other) {
        if (aliases.same(one, other)) {
            return;
        }
        if (size == pairs.length) {
            pairs = Arrays.copyOf(pairs, size * 2);
        }
        pairs[size++] = one;
        pairs[size++] = other;
    }

    /** What this execution has shown to mean the same: every two elements in turn. */
    public int[] news() {
        return size == 0 ? SearchStep.NO_PICKS : Arrays.copyOf(pairs, size);
    }

    static long pack(int facet, int variable, int name, boolean writes) {
        return (long) name << NAME_SHIFT
                | (variable & 0xFFFF_FFFFL) << 1 + FACET_BITS
                | (long) facet << 1
                | (writes ? 1 : 0);
    }

    /** Whether the accesses, both of one execution, conflict. */
    public static boolean conflict(long[] some, long[] others) {
        for (long access : some) {
            for (long against : others) {
                if ((access ^ against) >>> 1 == 0 && ((access | against) & 1) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the accesses, both of one execution, have a variable in common. */
    public static boolean meet(long[] some, long[] others) {
        for (long access : some) {
            for (long against : others) {
                if ((access ^ against) >>> 1 == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a step with these accesses depends on whatever {@code thread} does. */
    public static boolean concerns(long[] accesses, int thread) {
        for (long access : accesses) {
            int facet = facet(access);
            if (facet == Facet.LIFE && (access & 1) != 0
                    || facet == Facet.STATE && (int) (access >>> 1 + FACET_BITS) == thread) {
                return true;
            }
        }
        return false;
    }

    /** Whether the two accesses conflict if their names mean the same object. */
    static boolean mayConflict(long one, long other) {
        return ((one ^ other) & SAME_PLACE) == 0 && ((one | other) & 1) != 0;
    }

    public static boolean writes(long access) {
        return (access & 1) != 0;
    }

    static int name(long access) {
        return (int) (access >>> NAME_SHIFT);
    }

    public static int facet(long access) {
        return (int) (access >>> 1) & (1 << FACET_BITS) - 1;
    }
}
