package io.selvage.strategy.tick;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.Arrays;
import java.util.List;

/** Finds pairs of steps that could have come the other way round, and plans that at the choice before the first of them. */
final class TickRaces {
    private final List<TickNode> path;
    private final TickSteps steps = new TickSteps();
    private int[] nodes = new int[64];

    TickRaces(List<TickNode> path) {
        this.path = path;
    }

    /** @param kept number of the choice up to which the path has been looked at before */
    void find(Trace trace, int kept) {
        steps.read(trace);
        int first = 0;
        for (int choice = 0, step = 0; choice < path.size(); choice++) {
            if (path.get(choice).isThread()) {
                first = choice <= kept ? step : first;
                note(step++, choice);
            }
        }
        for (int step = first; step < steps.count(); step++) {
            race(step);
        }
    }

    private void note(int step, int choice) {
        if (step == nodes.length) {
            nodes = Arrays.copyOf(nodes, step * 2);
        }
        nodes[step] = choice;
    }

    private void race(int later) {
        TickSteps.Step step = steps.get(later);
        for (int earlier = Math.min(later, steps.taken()) - 1; earlier >= step.phase; earlier--) {
            if (isRace(earlier, step)) {
                reverse(earlier, later);
            }
        }
    }

    private boolean isRace(int earlier, TickSteps.Step later) {
        TickSteps.Step first = steps.get(earlier);
        boolean known = later.previous == earlier
                || later.previous >= 0 && steps.get(later.previous).happensBefore.get(earlier);
        return first.thread != later.thread
                && first.kind != OpKind.TICK
                && !known
                && steps.areDependent(later, first)
                && !(later.kind == OpKind.LOCK && steps.held(earlier, later.object));
    }

    /** Lets the thread of {@code later} come first; if it could not, whoever leads to it; if that is unknown, anybody. */
    private void reverse(int earlier, int later) {
        TickNode node = path.get(nodes[earlier]);
        int thread = steps.get(later).thread;
        if (node.offers(thread)) {
            node.plan(thread);
            return;
        }
        int helper = -1;
        for (int between = earlier + 1; between < Math.min(later, steps.taken()); between++) {
            int other = steps.get(between).thread;
            if (steps.get(later).causes.get(between) && node.offers(other)) {
                if (node.plans(other)) {
                    return;
                }
                helper = other;
            }
        }
        if (helper >= 0) {
            node.plan(helper);
        } else {
            node.planAll();
        }
    }
}
