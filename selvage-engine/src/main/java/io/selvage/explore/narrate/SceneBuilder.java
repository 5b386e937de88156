package io.selvage.explore.narrate;

import io.selvage.detect.happensbefore.HappensBeforeEdges;
import io.selvage.model.FinishedExecution;
import io.selvage.model.ReportedEvents;
import io.selvage.model.StepDetails;
import io.selvage.model.Trace;
import io.selvage.tracestate.LockTimeline;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What pictures of an execution show of each reported step. */
final class SceneBuilder {
    private final FinishedExecution execution;
    private final Trace trace;
    /** By event: the number of the step of its thread that it is, or is part of; 0 for none. */
    private final int[] numbers;

    private final List<List<StepDetails.LockChange>> changes = new ArrayList<>();
    private final List<List<Integer>> happensAfter = new ArrayList<>();
    private final List<String> sources = new ArrayList<>();

    private SceneBuilder(FinishedExecution execution) {
        this.execution = execution;
        this.trace = execution.trace();
        this.numbers = new int[trace.length()];
    }

    /** In the order of the steps. */
    static List<StepDetails> of(FinishedExecution execution) {
        SceneBuilder scenes = new SceneBuilder(execution);
        scenes.number();
        scenes.fill(LockTimeline.of(execution), HappensBeforeEdges.of(execution));
        return scenes.all();
    }

    private void number() {
        Map<Integer, Integer> last = new HashMap<>();
        for (int event = 0; event < numbers.length; event++) {
            if (ReportedEvents.isReported(trace, event)) {
                sources.add(execution.source(trace.site(event)));
                changes.add(new ArrayList<>(0));
                happensAfter.add(new ArrayList<>(0));
                last.put(trace.thread(event), sources.size());
            }
            numbers[event] = last.getOrDefault(trace.thread(event), 0);
        }
    }

    private void fill(List<List<StepDetails.LockChange>> changed, List<List<Integer>> happensBefore) {
        for (int event = 0; event < numbers.length; event++) {
            int number = numbers[event];
            if (number > 0) {
                changes.get(number - 1).addAll(changed.get(event));
                happensBefore.get(event).forEach(earlier -> addHappensBefore(number, numbers[earlier]));
            }
        }
    }

    /** An edge into the middle of a step, from something after its beginning, cannot be drawn. */
    private void addHappensBefore(int number, int earlier) {
        if (earlier > 0 && earlier < number && !happensAfter.get(number - 1).contains(earlier)) {
            happensAfter.get(number - 1).add(earlier);
        }
    }

    private List<StepDetails> all() {
        List<StepDetails> all = new ArrayList<>();
        for (int at = 0; at < sources.size(); at++) {
            all.add(new StepDetails(sources.get(at), changes.get(at), happensAfter.get(at), false));
        }
        return all;
    }
}
