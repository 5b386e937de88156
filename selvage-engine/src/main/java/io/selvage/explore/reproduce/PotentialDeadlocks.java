package io.selvage.explore.reproduce;

import io.selvage.detect.deadlock.PotentialDeadlock;
import io.selvage.explore.execution.ExecutionSummary;
import io.selvage.explore.execution.Explorer;
import io.selvage.explore.execution.FindingCause;
import io.selvage.explore.execution.Inspection;
import io.selvage.explore.shrink.EditableSchedule;
import io.selvage.explore.shrink.EditableScheduleStrategy;
import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.explore.statistics.TextData;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.strategy.guided.ReplayStrategy;
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
 * deadlocks" (Joshi, Park, Sen, Naik; PLDI 2009); where they delay threads at random, we follow the execution that
 * raised the suspicion, so that the answer is the same each time.
 */
public final class PotentialDeadlocks {
    private static final int MOST = 50;

    /** A cycle, and the execution that it was seen in. */
    private record Suspicion(PotentialDeadlock cycle, long execution, int[] choices) {}

    private final Map<List<String>, Suspicion> suspicions = new LinkedHashMap<>();

    /** Adds what an execution has raised, in the order of the search. */
    public void add(Inspection inspection, long number) {
        for (PotentialDeadlock cycle : inspection.lockCycles()) {
            if (suspicions.size() < MOST) {
                suspicions.putIfAbsent(cycle.sites(), new Suspicion(cycle, number, inspection.choices()));
            }
        }
    }

    public void reset() {
        suspicions.clear();
    }

    /** The executions that raised one, in the order of the search. */
    public void save(DataOutput out) throws IOException {
        Map<Long, int[]> executions = new LinkedHashMap<>();
        suspicions.values().forEach(one -> executions.put(one.execution(), one.choices()));
        out.writeInt(executions.size());
        for (Map.Entry<Long, int[]> one : executions.entrySet()) {
            out.writeLong(one.getKey());
            TextData.write(one.getValue(), out);
        }
    }

    /** Raises again what {@link #save} wrote, by running those executions. */
    public void restore(DataInput in, Explorer explorer) throws IOException {
        for (int left = in.readInt(); left > 0; left--) {
            long execution = in.readLong();
            ExecutionSummary summary = explorer.run(new ReplayStrategy(TextData.readChoices(in)));
            if (summary instanceof ExecutionSummary.Complete complete) {
                add(complete.inspection(), execution);
            } else if (summary instanceof ExecutionSummary.Abnormal abnormal) {
                add(abnormal.inspection(), execution);
            }
        }
    }

    /** Reports those that turn out to be right and that no deadlock in {@code statistics} is about. */
    public void confirmAndReport(FindingRecorder recorder, SearchStatistics statistics) {
        for (Suspicion suspicion : suspicions.values()) {
            if (!statistics.hasDeadlockAt(suspicion.cycle().sites())) {
                confirm(recorder, suspicion).ifPresent(proof -> {
                    Finding finding = suspicion.cycle().finding("replay " + proof + " to see it happen");
                    statistics.addInferredFinding(recorder.record(finding, suspicion.execution(), suspicion.choices()));
                });
            }
        }
    }

    /** The schedule of an execution that ends in the deadlock, if there is one. */
    private static Optional<String> confirm(FindingRecorder recorder, Suspicion suspicion) {
        EditableScheduleStrategy exactly = EditableScheduleStrategy.replaying(suspicion.choices());
        exactly.begin();
        recorder.runner().run(exactly);
        EditableSchedule plan = exactly.executed();
        for (EditableSchedule attempt :
                List.of(holdAtFirstLock(plan, suspicion.cycle()), stopBeforeLastLock(plan, suspicion.cycle()))) {
            EditableScheduleStrategy strategy = EditableScheduleStrategy.following(attempt);
            strategy.begin();
            FinishedExecution seen = recorder.runner().run(strategy);
            if (isDeadlock(recorder, suspicion.cycle(), seen)) {
                return Optional.of(recorder.scheduleText(seen.choices()));
            }
        }
        return Optional.empty();
    }

    private static boolean isDeadlock(FindingRecorder recorder, PotentialDeadlock cycle, FinishedExecution seen) {
        Finding expected = Finding.of(FindingKind.DEADLOCK, "").withSites(cycle.sites());
        return recorder.matcher().findSame(FindingCause.of(expected), seen).isPresent();
    }

    /**
     * All threads of the cycle go as far as before their first lock; then each in turn as far as before the last one.
     */
    private static EditableSchedule holdAtFirstLock(EditableSchedule plan, PotentialDeadlock cycle) {
        List<EditableSchedule.Turn> turns = new ArrayList<>();
        for (int i = 0; i < plan.turns().size(); i++) {
            PotentialDeadlock.Link link = link(cycle, plan.turns().get(i).thread());
            if (link == null || i + 1 < link.outermost()) {
                turns.add(plan.turns().get(i));
            }
        }
        for (PotentialDeadlock.Link link : cycle.links()) {
            for (int i = link.outermost() - 1; i < link.wanting() - 1; i++) {
                if (plan.turns().get(i).thread() == link.thread()) {
                    turns.add(plan.turns().get(i));
                }
            }
        }
        return new EditableSchedule(turns, plan.waiters(), plan.values());
    }

    /** Everything as it was, but the threads of the cycle stop before their last lock. */
    private static EditableSchedule stopBeforeLastLock(EditableSchedule plan, PotentialDeadlock cycle) {
        List<EditableSchedule.Turn> turns = new ArrayList<>();
        for (int i = 0; i < plan.turns().size(); i++) {
            PotentialDeadlock.Link link = link(cycle, plan.turns().get(i).thread());
            if (link == null || i + 1 < link.wanting()) {
                turns.add(plan.turns().get(i));
            }
        }
        return new EditableSchedule(turns, plan.waiters(), plan.values());
    }

    private static PotentialDeadlock.Link link(PotentialDeadlock cycle, int thread) {
        for (PotentialDeadlock.Link link : cycle.links()) {
            if (link.thread() == thread) {
                return link;
            }
        }
        return null;
    }
}
