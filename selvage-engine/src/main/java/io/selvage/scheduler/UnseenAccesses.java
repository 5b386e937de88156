package io.selvage.scheduler;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Unseen;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What one execution has done that may have had effects besides those recorded, and on what. It matters where another
 * thread accesses the same; that is found out when the execution is over.
 */
public final class UnseenAccesses {
    private static final int WIDTH = 6;
    /** Stands for all objects. */
    private static final int EVERYTHING = -1;
    /** Beyond that, all that follows is taken to matter. */
    private static final int MOST = WIDTH << 12;
    /** So many of the latest are looked at for the same. */
    private static final int LATEST = WIDTH << 3;

    /** Pairs of accesses beyond that are all taken to matter. */
    private static final int MOST_PAIRS = 1 << 12;

    /** Six numbers each: thread, object, variable, site, event, and 1 if no more than the object was accessed. */
    private int[] data = new int[WIDTH * 16];

    private int length;
    private int beyond;
    /** The objects that stand for static state, of which variables are apart: one for each process. */
    private final Set<Integer> statics = new HashSet<>();

    void clear() {
        length = 0;
        beyond = 0;
        statics.clear();
    }

    /**
     * Code at {@code site} has accessed {@code object}, and may have done more.
     *
     * @param variable counts for static state only
     * @param event the number of the latest event
     */
    public void add(TestThread thread, ShadowObject object, int variable, int site, int event) {
        if (object.object() == ShadowObjectTable.STATIC_FIELDS) {
            statics.add(object.id());
        }
        add(thread, object.id(), variable, site, event, false);
    }

    /**
     * Code at {@code site} has accessed a part of {@code object}, or what it is a part of: nobody knows how much of it,
     * but no more than that.
     */
    public void addPart(TestThread thread, ShadowObject object, int site, int event) {
        add(thread, object.id(), 0, site, event, true);
    }

    /** Code at {@code site} has changed what any code may depend on. */
    public void addPervasive(TestThread thread, int site, int event) {
        add(thread, EVERYTHING, 0, site, event, false);
    }

    private void add(TestThread thread, int object, int variable, int site, int event, boolean isPart) {
        for (int at = Math.max(0, length - LATEST); at < length; at += WIDTH) {
            if (data[at] == thread.id
                    && data[at + 1] == object
                    && data[at + 2] == variable
                    && data[at + 3] == site
                    && data[at + 4] == event
                    && data[at + 5] == (isPart ? 1 : 0)) {
                return;
            }
        }
        if (length == MOST) {
            beyond = site;
            return;
        }
        if (length == data.length) {
            data = Arrays.copyOf(data, length * 2);
        }
        data[length] = thread.id;
        data[length + 1] = object;
        data[length + 2] = variable;
        data[length + 3] = site;
        data[length + 4] = event;
        data[length + 5] = isPart ? 1 : 0;
        length += WIDTH;
    }

    /** Those on what several threads access that can do so in another order, sorted. */
    public List<Unseen> shared(Trace trace) {
        if (length == 0) {
            return List.of();
        }
        ThreadOverlap overlap = new ThreadOverlap(trace);
        Map<Long, List<Integer>> accesses = accesses(trace);
        TreeSet<Unseen> shared = new TreeSet<>();
        for (int at = 0; at < length; at += WIDTH) {
            List<Integer> others = accesses.get(key(data[at + 1], data[at + 2]));
            if (data[at + 5] == 0 && isShared(at, others, trace, overlap)) {
                shared.add(describe(data[at + 3]));
            }
        }
        if (beyond != 0) {
            shared.add(describe(beyond));
        }
        return new ArrayList<>(shared);
    }

    /** What matters unless something orders it: accesses to parts of what another thread accesses. */
    public List<Unseen.Pair> unlessOrdered(Trace trace) {
        List<Unseen.Pair> pairs = new ArrayList<>();
        Map<Long, List<Integer>> accesses = hasParts() ? accesses(trace) : Map.of();
        for (int at = 0; at < length && pairs.size() < MOST_PAIRS; at += WIDTH) {
            if (data[at + 5] != 0) {
                addPairs(at, accesses.get(key(data[at + 1], data[at + 2])), trace, pairs);
            }
        }
        if (pairs.size() >= MOST_PAIRS) {
            pairs.add(new Unseen.Pair(describe(data[3]), Unseen.Pair.NEVER_ORDERED, 0));
        }
        return pairs;
    }

    private boolean hasParts() {
        for (int at = 0; at < length; at += WIDTH) {
            if (data[at + 5] != 0) {
                return true;
            }
        }
        return false;
    }

    private void addPairs(int at, List<Integer> others, Trace trace, List<Unseen.Pair> pairs) {
        Unseen what = describe(data[at + 3]);
        int own = data[at + 4];
        for (int event : others) {
            if (trace.thread(event) != data[at] && isContents(event, trace) && pairs.size() < MOST_PAIRS) {
                pairs.add(new Unseen.Pair(what, Math.min(own, event), Math.max(own, event)));
            }
        }
    }

    /** Whether what is accessed is a variable, or all of it; not its lock or its life as a thread. */
    private static boolean isContents(int event, Trace trace) {
        return switch (trace.kind(event)) {
            case READ, WRITE, CALL -> true;
            case EXTRA_ACCESS -> trace.variable(event) <= ExtraAccess.WHOLE_OBJECT;
            default -> false;
        };
    }

    private static Unseen describe(int number) {
        Site site = Sites.get(number);
        return new Unseen(site.member(), site.location());
    }

    /** The events that access what was accessed unseen. */
    private Map<Long, List<Integer>> accesses(Trace trace) {
        Map<Long, List<Integer>> accesses = new HashMap<>();
        for (int at = 0; at < length; at += WIDTH) {
            accesses.put(key(data[at + 1], data[at + 2]), new ArrayList<>());
        }
        List<Integer> all = accesses.get(key(EVERYTHING, 0));
        for (int event = 0; event < trace.length(); event++) {
            List<Integer> same = accesses.get(key(trace.object(event), variable(event, trace)));
            if (same != null) {
                same.add(event);
            }
            if (all != null) {
                all.add(event);
            }
        }
        return accesses;
    }

    private boolean isShared(int at, List<Integer> accesses, Trace trace, ThreadOverlap overlap) {
        for (int event : accesses) {
            if (trace.thread(event) != data[at]
                    && overlap.mayOverlap(data[at], data[at + 4], trace.thread(event), event)) {
                return true;
            }
        }
        return false;
    }

    private long key(int object, int variable) {
        return statics.contains(object) ? (long) object << 32 | variable : (long) object << 32;
    }

    private static int variable(int event, Trace trace) {
        int accessed = trace.variable(event);
        return trace.kind(event) == OpKind.EXTRA_ACCESS ? -1 - accessed : accessed;
    }
}
