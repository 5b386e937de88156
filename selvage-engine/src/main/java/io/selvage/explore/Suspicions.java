package io.selvage.explore;

import io.selvage.detect.LockCycle;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Observed;
import io.selvage.strategy.ReplayStrategy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Deadlocks that executions did not run into, but might have. A search that comes to its end knows better; for any
 * other, each suspicion is put to the test: the threads are led to where each holds what another one wants. Only what
 * then really is a deadlock is reported, after "A randomized dynamic program analysis technique for detecting real
 * deadlocks" (Joshi, Park, Sen, Naik; PLDI 2009); where they delay threads at random, we follow the execution that raised the
 * suspicion, so that the answer is the same each time.
 */
final class Suspicions {
    private static final int MOST = 50;

    /** A cycle, and the execution that it was seen in. */
    private record Suspicion(LockCycle cycle, long execution, int[] picks) {}

    private final Map<List<String>, Suspicion> suspicions = new LinkedHashMap<>();

    /** Takes in an execution, in the order of the search. */
    void add(Seen seen, long number) {
        for (LockCycle cycle : seen.cycles) {
            if (suspicions.size() < MOST) {
                suspicions.putIfAbsent(cycle.places(), new Suspicion(cycle, number, seen.picks));
            }
        }
    }

    void forget() {
        suspicions.clear();
    }

    /** The executions that raised one, in the order of the search. */
    void save(DataOutput out) throws IOException {
        Map<Long, int[]> executions = new LinkedHashMap<>();
        suspicions.values().forEach(one -> executions.put(one.execution(), one.picks()));
        out.writeInt(executions.size());
        for (Map.Entry<Long, int[]> one : executions.entrySet()) {
            new Tally.Sighting("", one.getKey(), one.getValue()).save(out);
        }
    }

    /** Raises again what {@link #save} wrote, by running those executions. */
    void restore(DataInput in, Explorer explorer) throws IOException {
        for (int left = in.readInt(); left > 0; left--) {
            Tally.Sighting one = Tally.Sighting.restored(in);
            add(explorer.run(new ReplayStrategy(one.picks())), one.execution());
        }
    }

    /** Reports those that turn out to be right and that no deadlock in {@code tally} is about. */
    void report(Replayer replayer, Tally tally) {
        for (Suspicion suspicion : suspicions.values()) {
            if (!tally.hasDeadlockAt(suspicion.cycle().places())) {
                prove(replayer, suspicion).ifPresent(proof -> {
                    Finding finding = suspicion.cycle().finding("replay " + proof + " to see it happen");
                    tally.concluded(replayer.document(finding, suspicion.execution(), suspicion.picks(), tally));
                });
            }
        }
    }

    /** The schedule of an execution that ends in the deadlock, if there is one. */
    private static Optional<String> prove(Replayer replayer, Suspicion suspicion) {
        PlanStrategy exactly = PlanStrategy.exactly(suspicion.picks());
        exactly.begin();
        replayer.run(exactly);
        Plan plan = exactly.plan();
        for (Plan attempt : List.of(waitingOutside(plan, suspicion.cycle()), stopping(plan, suspicion.cycle()))) {
            PlanStrategy strategy = PlanStrategy.along(attempt);
            strategy.begin();
            Observed seen = replayer.run(strategy);
            if (isDeadlock(replayer, suspicion.cycle(), seen)) {
                return Optional.of(replayer.scheduleText(seen.picks()));
            }
        }
        return Optional.empty();
    }

    private static boolean isDeadlock(Replayer replayer, LockCycle cycle, Observed seen) {
        Finding expected = Finding.of(FindingKind.DEADLOCK, "").withSites(cycle.places());
        return replayer.inspection().find(Cause.of(expected), seen).isPresent();
    }

    /** All threads of the cycle go as far as before their first lock; then each in turn as far as before the last one. */
    private static Plan waitingOutside(Plan plan, LockCycle cycle) {
        List<Plan.Turn> turns = new ArrayList<>();
        for (int i = 0; i < plan.turns().size(); i++) {
            LockCycle.Link link = link(cycle, plan.turns().get(i).thread());
            if (link == null || i + 1 < link.outermost()) {
                turns.add(plan.turns().get(i));
            }
        }
        for (LockCycle.Link link : cycle.links()) {
            for (int i = link.outermost() - 1; i < link.wanting() - 1; i++) {
                if (plan.turns().get(i).thread() == link.thread()) {
                    turns.add(plan.turns().get(i));
                }
            }
        }
        return new Plan(turns, plan.waiters(), plan.values());
    }

    /** Everything as it was, but the threads of the cycle stop before their last lock. */
    private static Plan stopping(Plan plan, LockCycle cycle) {
        List<Plan.Turn> turns = new ArrayList<>();
        for (int i = 0; i < plan.turns().size(); i++) {
            LockCycle.Link link = link(cycle, plan.turns().get(i).thread());
            if (link == null || i + 1 < link.wanting()) {
                turns.add(plan.turns().get(i));
            }
        }
        return new Plan(turns, plan.waiters(), plan.values());
    }

    private static LockCycle.Link link(LockCycle cycle, int thread) {
        for (LockCycle.Link link : cycle.links()) {
            if (link.thread() == thread) {
                return link;
            }
        }
        return null;
    }
}
