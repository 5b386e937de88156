package io.selvage.strategy.sampling;

import io.selvage.dependence.LongIndex;
import io.selvage.dependence.ObjectAliases;
import io.selvage.dependence.StableNames;
import java.util.Arrays;

/** Counts, in one execution, how often each thread works on each object. */
final class SurwEventCounts {
    private final StableNames names;
    private final LongIndex meetings = new LongIndex();
    private int[] nameOf = new int[16];
    private int[] counts = new int[16];
    private int[] met = new int[8];
    private int[] steps = new int[8];
    /** By object the name that it got first. */
    private final LongIndex objects = new LongIndex();

    private int[] firstName = new int[16];

    SurwEventCounts(ObjectAliases aliases) {
        names = new StableNames(aliases);
    }

    /** What {@code thread} calls {@code object}, be it for the first time. */
    int name(int thread, int object) {
        int at = meetings.find((long) thread << 32 | object);
        return at >= 0 ? nameOf[at] : names.name(thread, thread < met.length ? met[thread] : 0);
    }

    /** A step of {@code thread} on {@code object}, or on none if that is 0. */
    void count(int thread, int object) {
        if (thread >= met.length) {
            met = Arrays.copyOf(met, thread * 2);
            steps = Arrays.copyOf(steps, thread * 2);
        }
        steps[thread]++;
        if (object == 0) {
            return;
        }
        int name = name(thread, object);
        int before = meetings.size();
        int at = meetings.number((long) thread << 32 | object);
        if (meetings.size() > before) {
            meet(at, thread, object, name);
        }
        counts[at]++;
    }

    private void meet(int at, int thread, int object, int name) {
        if (at == counts.length) {
            counts = Arrays.copyOf(counts, at * 2);
            nameOf = Arrays.copyOf(nameOf, at * 2);
            firstName = Arrays.copyOf(firstName, at * 2);
        }
        met[thread]++;
        nameOf[at] = name;
        counts[at] = 0;
        int before = objects.size();
        int dense = objects.number(object);
        if (objects.size() > before) {
            firstName[dense] = name;
        } else {
            names.unite(firstName[dense], name);
        }
    }

    /** Tells the search. */
    void report(SurwProfile profile) {
        profile.unite(names.newAliases());
        for (int i = 0; i < meetings.size(); i++) {
            profile.raise(nameOf[i], counts[i]);
        }
        profile.raise(steps);
    }
}
