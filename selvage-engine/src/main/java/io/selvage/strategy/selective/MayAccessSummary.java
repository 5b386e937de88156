package io.selvage.strategy.selective;

import io.selvage.dependence.AccessMode;
import io.selvage.dependence.Facet;
import io.selvage.dependence.LongIndex;
import java.util.Arrays;

/**
 * The accesses of each thread in the executions so far, up to which of its transitions, and under which locks: the
 * upper bounds that persistent sets are computed from. One entry for each thread and facet of an object; entries of
 * different threads for the same facet share a location.
 *
 * <p>An access is packed into a number: its mode, then the entry.
 */
public final class MayAccessSummary {
    private static final int NONE = -1;
    private static final int FACET_BITS = 4;
    private static final AccessMode[] MODES = AccessMode.values();

    private final AliasClasses objects;
    private final LongIndex entries = new LongIndex();
    private int[] thread = new int[64];
    private int[] name = new int[64];
    private long[] what = new long[64];
    /** By mode: number of the last transition of the thread that accessed it so, or -1. */
    private final int[][] last = new int[MODES.length][64];

    /** Locks that were held whenever it was reached, as entries; null before the first time. */
    private int[][] guards = new int[64][];

    private final LongIndex locations = new LongIndex();
    private int[] location = new int[64];
    private int[] next = new int[64];
    private int[] first = new int[64];
    private int placed;
    private int unions;

    private int[] marks = new int[64];
    private int[] marked = new int[64];
    private int mark;

    MayAccessSummary(AliasClasses objects) {
        this.objects = objects;
    }

    static int pack(int entry, AccessMode mode) {
        return entry << AccessMode.BITS | mode.bits();
    }

    static int entryOf(int access) {
        return access >>> AccessMode.BITS;
    }

    /** The entry for what {@code whose} thread calls {@code itsName}. */
    int entry(int whose, Facet facet, int itsName, int variable) {
        long rest = (variable & 0xFFFF_FFFFL) << FACET_BITS | facet.ordinal();
        int known = entries.size();
        int entry = entries.number((long) itsName << 32 + FACET_BITS | rest);
        if (entries.size() > known) {
            reserve(entry);
            thread[entry] = whose;
            name[entry] = itsName;
            what[entry] = rest;
            for (int[] ofMode : last) {
                ofMode[entry] = NONE;
            }
            guards[entry] = null;
        }
        return entry;
    }

    private void reserve(int entry) {
        if (entry == thread.length) {
            int size = entry * 2;
            thread = Arrays.copyOf(thread, size);
            name = Arrays.copyOf(name, size);
            what = Arrays.copyOf(what, size);
            for (int i = 0; i < last.length; i++) {
                last[i] = Arrays.copyOf(last[i], size);
            }
            guards = Arrays.copyOf(guards, size);
            location = Arrays.copyOf(location, size);
            next = Arrays.copyOf(next, size);
            first = Arrays.copyOf(first, size);
            marks = Arrays.copyOf(marks, size);
            marked = Arrays.copyOf(marked, size);
        }
    }

    /** Takes note of an access in the thread's transition number {@code index}. */
    void noteAccess(int access, int index) {
        int entry = entryOf(access);
        int[] ofMode = last[access & AccessMode.MASK];
        ofMode[entry] = Math.max(ofMode[entry], index);
    }

    /**
     * Takes note that an access was made under the first {@code count} of these locks, and {@code another} unless -1.
     */
    void noteLocks(int entry, int[] held, int count, int another) {
        int[] guard = guards[entry];
        if (guard == null) {
            guards[entry] = Arrays.copyOf(held, another == NONE ? count : count + 1);
            if (another != NONE) {
                guards[entry][count] = another;
            }
            return;
        }
        int kept = 0;
        while (kept < guard.length && contains(held, count, another, guard[kept])) {
            kept++;
        }
        if (kept < guard.length) {
            guards[entry] = Arrays.stream(guard)
                    .filter(lock -> contains(held, count, another, lock))
                    .toArray();
        }
    }

    private static boolean contains(int[] locks, int count, int another, int lock) {
        for (int i = 0; i < count; i++) {
            if (locks[i] == lock) {
                return true;
            }
        }
        return lock == another;
    }

    /** The first entry of the location of an access; the others by {@link #next}, and -1 behind the last. */
    int first(int access) {
        rehash();
        return first[location[entryOf(access)]];
    }

    int next(int entry) {
        return next[entry];
    }

    boolean isOwner(int entry) {
        return ((int) what[entry] & (1 << FACET_BITS) - 1) == Facet.OWNER.ordinal();
    }

    int thread(int entry) {
        return thread[entry];
    }

    /** Whether the entry's thread may, after its first {@code done} transitions, do what {@code access} depends on. */
    boolean mayConflict(int access, int entry, int done) {
        for (AccessMode mode : MODES) {
            if (AccessMode.conflict(access, mode.bits()) && last[mode.bits()][entry] >= done) {
                return true;
            }
        }
        return false;
    }

    /** Whether what the entry stands for is always done under one of these locks. */
    boolean isLockProtected(int entry, int[] held) {
        int[] guard = guards[entry];
        if (guard == null) {
            return false;
        }
        for (int lock : guard) {
            for (int other : held) {
                if (location[lock] == location[other] && !objects.isAmbiguous(name[lock])) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Makes {@link #conflictsWithMarked} compare with these. */
    void mark(int[] accesses) {
        rehash();
        mark++;
        for (int access : accesses) {
            int at = location[entryOf(access)];
            int known = marks[at] == mark ? marked[at] : 0;
            marks[at] = mark;
            marked[at] = known | access & AccessMode.MASK;
        }
    }

    boolean conflictsWithMarked(int[] accesses) {
        for (int access : accesses) {
            int at = location[entryOf(access)];
            if (marks[at] == mark && AccessMode.conflict(access, marked[at])) {
                return true;
            }
        }
        return false;
    }

    /** Takes note that these were thought to be about something else than others. */
    void rely(int[] accesses, byte how) {
        for (int access : accesses) {
            objects.noteAssumedDistinct(name[entryOf(access)], how);
        }
    }

    /** Updates the locations from the entries and the known aliases. */
    private void rehash() {
        if (unions != objects.unions()) {
            unions = objects.unions();
            locations.clear();
            placed = 0;
        }
        for (; placed < entries.size(); placed++) {
            int known = locations.size();
            int at = locations.number((long) objects.aliasClass(name[placed]) << 32 + FACET_BITS | what[placed]);
            location[placed] = at;
            next[placed] = locations.size() > known ? NONE : first[at];
            first[at] = placed;
        }
    }
}
