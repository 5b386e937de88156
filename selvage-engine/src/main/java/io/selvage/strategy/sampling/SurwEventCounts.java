package io.selvage.strategy.sampling;

import io.selvage.dependence.ExecutionObjects;
import io.selvage.dependence.ObjectAliases;
import io.selvage.dependence.StableNames;
import java.util.Arrays;

/** Counts, in one execution, how often each thread works on each object. */
final class SurwEventCounts {
    private final StableNames names;
    private final ExecutionObjects objects;
    /** By meeting of a thread with an object. */
    private int[] counts = new int[16];

    private int[] steps = new int[8];

    SurwEventCounts(ObjectAliases aliases) {
        names = new StableNames(aliases);
        objects = new ExecutionObjects(names);
    }

    /** What {@code thread} calls {@code object}, be it for the first time. */
    int name(int thread, int object) {
        return objects.nameFor(thread, object);
    }

    /** A step of {@code thread} on {@code object}, or on none if that is 0. */
    void count(int thread, int object) {
        if (thread >= steps.length) {
            steps = Arrays.copyOf(steps, Math.max(thread + 1, steps.length * 2));
        }
        steps[thread]++;
        if (object != 0) {
            int meeting = objects.meet(thread, object);
            if (meeting >= counts.length) {
                counts = Arrays.copyOf(counts, meeting * 2);
            }
            counts[meeting]++;
        }
    }

    /** Reports the counts to the search. */
    void report(SurwProfile profile) {
        profile.unite(names.newAliases());
        for (int i = 0; i < objects.meetings(); i++) {
            profile.raise(objects.ownName(i), counts[i]);
        }
        profile.raise(steps);
    }
}
