package io.selvage.dependence;

import java.util.Arrays;

/** The objects of one execution: numbered densely for tables, and with their names in the search. */
public final class ExecutionObjects {
    private final StableNames names;
    private final LongIndex objects = new LongIndex();
    private final LongIndex meetings = new LongIndex();
    private int[] nameOf = new int[32];
    private int[] met = new int[8];
    private int threads;

    public ExecutionObjects(StableNames names) {
        this.names = names;
    }

    /** More than the largest number of a thread in this execution. */
    public int threads() {
        return threads;
    }

    public void reset(int howManyThreads) {
        threads = howManyThreads;
        objects.clear();
        meetings.clear();
        if (met.length < threads) {
            met = new int[threads * 2];
        }
        Arrays.fill(met, 0);
    }

    /** The dense number of the object with the execution's number {@code id}, which {@code thread} uses now. */
    int used(int thread, int id) {
        int objectsBefore = objects.size();
        int object = objects.number(id);
        boolean fresh = objects.size() > objectsBefore;
        int meetingsBefore = meetings.size();
        meetings.number((long) thread << 32 | object);
        if (meetings.size() > meetingsBefore) {
            int name = names.name(thread, met[thread]++);
            if (fresh) {
                setName(object, name);
            } else {
                names.unite(nameOf[object], name);
            }
        }
        return object;
    }

    private void setName(int object, int name) {
        if (object == nameOf.length) {
            nameOf = Arrays.copyOf(nameOf, object * 2);
        }
        nameOf[object] = name;
    }

    /** The dense number of an object that has been used before; -1 if it has not. */
    int find(int id) {
        return objects.find(id);
    }

    int name(int object) {
        return nameOf[object];
    }
}
