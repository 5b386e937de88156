package io.selvage.strategy.sampling;

import io.selvage.dependence.ExecutionObjects;
import io.selvage.dependence.LongIndex;
import io.selvage.dependence.ObjectAliases;
import io.selvage.dependence.StableNames;
import io.selvage.model.Operation;
import java.util.Arrays;

/** Counts, in one execution, how often each thread works on each place: a variable, or an object as a whole. */
final class SurwEventCounts {
    private final StableNames names;
    /** Places by object and variable, from 1: to name a place is to name an object. */
    private final LongIndex numbers = new LongIndex();

    private final ExecutionObjects places;
    /** By meeting of a thread with a place. */
    private int[] counts = new int[16];

    private int[] steps = new int[8];

    SurwEventCounts(ObjectAliases aliases) {
        names = new StableNames(aliases);
        places = new ExecutionObjects(names);
    }

    /** What {@code thread} calls the place of its {@code operation}, which has one, be it for the first time. */
    int name(int thread, Operation operation) {
        return places.nameFor(thread, place(operation));
    }

    private int place(Operation operation) {
        return numbers.number((long) operation.object() << 32 | operation.variable() & 0xffff_ffffL) + 1;
    }

    /** A step of {@code thread}. */
    void count(int thread, Operation operation) {
        if (thread >= steps.length) {
            steps = Arrays.copyOf(steps, Math.max(thread + 1, steps.length * 2));
        }
        steps[thread]++;
        if (operation.object() != 0) {
            int meeting = places.meet(thread, place(operation));
            if (meeting >= counts.length) {
                counts = Arrays.copyOf(counts, meeting * 2);
            }
            counts[meeting]++;
        }
    }

    /** Reports the counts to the search. */
    void report(SurwProfile profile) {
        profile.unite(names.newAliases());
        for (int i = 0; i < places.meetings(); i++) {
            profile.raise(places.ownName(i), counts[i]);
        }
        profile.raise(steps);
    }
}
