package io.selvage.strategy.selective;

import io.selvage.dependence.Facet;
import io.selvage.dependence.FootprintRules;
import io.selvage.dependence.LongIndex;
import java.util.Arrays;

/**
 * What each thread has been seen to reach in the executions so far, up to which of its transitions, and under which
 * locks: the upper bounds that persistent sets are worked out from. One entry for each thread and facet of an object;
 * entries of different threads that are about the same thing share a place.
 *
 * <p>An access is packed into a number: bit 0 whether it writes, bits 1 and 2 which ends of the object it concerns (see
 * {@link FootprintRules}), then the entry.
 */
public final class MayAccessSummary {
    private static final int NONE = -1;
    private static final int SHIFT = 3;
    private static final int FACET_BITS = 4;

    private final AliasClasses objects;
    private final LongIndex entries = new LongIndex();
    private int[] thread = new int[64];
    private int[] name = new int[64];
    private long[] what = new long[64];
    /** Number of the last transition of the thread that read or wrote it, or -1. */
    private int[] readUntil = new int[64];

    private int[] writtenUntil = new int[64];
    /** Locks that were held whenever it was reached, as entries; null before the first time. */
    private int[][] guards = new int[64][];

    private final LongIndex places = new LongIndex();
    private int[] place = new int[64];
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

    static int pack(int entry, int ends, boolean writes) {
        return entry << SHIFT | ends << 1 | (writes ? 1 : 0);
    }

    static int entryOf(int access) {
        return access >>> SHIFT;
    }

    static boolean writes(int access) {
        return (access & 1) != 0;
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
            readUntil[entry] = NONE;
            writtenUntil[entry] = NONE;
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
            readUntil = Arrays.copyOf(readUntil, size);
            writtenUntil = Arrays.copyOf(writtenUntil, size);
            guards = Arrays.copyOf(guards, size);
            place = Arrays.copyOf(place, size);
            next = Arrays.copyOf(next, size);
            first = Arrays.copyOf(first, size);
            marks = Arrays.copyOf(marks, size);
            marked = Arrays.copyOf(marked, size);
        }
    }

    /** Takes note of an access in the thread's transition number {@code index}. */
    void reached(int access, int index) {
        int entry = entryOf(access);
        if (writes(access)) {
            writtenUntil[entry] = Math.max(writtenUntil[entry], index);
        } else {
            readUntil[entry] = Math.max(readUntil[entry], index);
        }
    }

    /** Takes note that an access was made under the first {@code count} of these locks, and {@code another} unless -1. */
    void guarded(int entry, int[] held, int count, int another) {
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

    /** The first entry of the place that an access is to; the others by {@link #next}, and -1 behind the last. */
    int first(int access) {
        settle();
        return first[place[entryOf(access)]];
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
        return writtenUntil[entry] >= done || writes(access) && readUntil[entry] >= done;
    }

    /** Whether what the entry stands for is always done under one of these locks. */
    boolean isGuarded(int entry, int[] held) {
        int[] guard = guards[entry];
        if (guard == null) {
            return false;
        }
        for (int lock : guard) {
            for (int other : held) {
                if (place[lock] == place[other] && !objects.isVague(name[lock])) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Makes {@link #conflictsWithMarked} compare with these. */
    void mark(int[] accesses) {
        settle();
        mark++;
        for (int access : accesses) {
            int at = place[entryOf(access)];
            int known = marks[at] == mark ? marked[at] : 0;
            marks[at] = mark;
            marked[at] = known | access & (1 << SHIFT) - 1;
        }
    }

    boolean conflictsWithMarked(int[] accesses) {
        for (int access : accesses) {
            int at = place[entryOf(access)];
            if (marks[at] == mark && ((access | marked[at]) & 1) != 0 && (access & marked[at] & FootprintRules.BOTH_ENDS << 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Takes note that these were thought to be about something else than others. */
    void rely(int[] accesses, byte how) {
        for (int access : accesses) {
            objects.rely(name[entryOf(access)], how);
        }
    }

    /** Brings the places up to date with the entries and with what is known of names. */
    private void settle() {
        if (unions != objects.unions()) {
            unions = objects.unions();
            places.clear();
            placed = 0;
        }
        for (; placed < entries.size(); placed++) {
            int known = places.size();
            int at = places.number((long) objects.kin(name[placed]) << 32 + FACET_BITS | what[placed]);
            place[placed] = at;
            next[placed] = places.size() > known ? NONE : first[at];
            first[at] = placed;
        }
    }
}
