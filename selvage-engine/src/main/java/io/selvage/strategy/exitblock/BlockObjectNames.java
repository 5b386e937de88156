package io.selvage.strategy.exitblock;

import io.selvage.dependence.LongIndex;
import java.util.Arrays;

/**
 * Names of objects for comparing blocks of different executions. The number that an execution gives an object depends
 * on who meets it first; which object a thread meets as its n-th depends on that thread alone. So an object goes by a
 * name for each thread that meets it, and names that are seen to mean one object become one.
 *
 * <p>That two names are one can come out late, when blocks have been taken for independent because of it: then
 * {@link #takeNews} answers true, and the search has to begin again with what it knows now.
 */
final class BlockObjectNames {
    private final LongIndex known = new LongIndex();
    private int[] parent = new int[64];
    private boolean news;

    private final LongIndex objects = new LongIndex();
    private final LongIndex meetings = new LongIndex();
    /** By object of this execution: its name. */
    private int[] nameOf = new int[32];
    /** By thread: how many objects it has met in this execution. */
    private int[] met = new int[8];

    /** A new execution begins. */
    void reset() {
        objects.clear();
        meetings.clear();
        Arrays.fill(met, 0);
    }

    /** Whether two names that had both been in use have become one since the last call. */
    boolean takeNews() {
        boolean was = news;
        news = false;
        return was;
    }

    /** The name of the object with the execution's number {@code id}, which {@code thread} uses now. */
    int used(int thread, int id) {
        int before = objects.size();
        int object = objects.number(id);
        boolean fresh = objects.size() > before;
        int meetingsBefore = meetings.size();
        meetings.number((long) thread << 32 | object);
        if (meetings.size() > meetingsBefore) {
            int name = nextOf(thread);
            if (fresh) {
                setName(object, name);
            } else {
                unite(nameOf[object], name);
            }
        }
        return root(nameOf[object]);
    }

    private int nextOf(int thread) {
        if (thread >= met.length) {
            met = Arrays.copyOf(met, thread * 2);
        }
        int before = known.size();
        int name = known.number((long) thread << 32 | met[thread]++);
        if (known.size() > before) {
            if (name == parent.length) {
                parent = Arrays.copyOf(parent, name * 2);
            }
            parent[name] = -1;
        }
        return name;
    }

    private void setName(int object, int name) {
        if (object == nameOf.length) {
            nameOf = Arrays.copyOf(nameOf, object * 2);
        }
        nameOf[object] = name;
        root(name);
    }

    /** A name that nothing has been called by yet simply joins; the root of the other one stays what it is. */
    private void unite(int one, int fresh) {
        int root = root(one);
        if (parent[fresh] < 0) {
            parent[fresh] = root;
        } else if (root(fresh) != root) {
            parent[root(fresh)] = root;
            news = true;
        }
    }

    private int root(int name) {
        if (parent[name] < 0) {
            parent[name] = name;
        }
        int at = name;
        while (parent[at] != at) {
            parent[at] = parent[parent[at]];
            at = parent[at];
        }
        return at;
    }
}
