package io.selvage.monitor;

import io.selvage.model.Result;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.state.StateGraph;
import java.util.List;

/**
 * The result of an exploration.
 *
 * @param states states that were followed, and moves that the checker rejected
 * @param paths moves that ended a path
 * @param transitions moves, without replayed ones
 * @param replayed moves of replays and auxiliary searches
 * @param mcda how many equal states could follow one another on a path
 * @param state the names of the state fields
 * @param graph the states and the moves between them
 * @param coverage what can be covered, and whether it was
 * @param instances the same for each starting point that was explored
 */
public record MonitorResult(
        Result result,
        long states,
        long paths,
        long transitions,
        long replayed,
        int mcda,
        List<String> state,
        StateGraph graph,
        List<MonitorCoverage.Item> coverage,
        List<InstanceResult> instances) {
    public MonitorResult {
        state = List.copyOf(state);
        coverage = List.copyOf(coverage);
        instances = List.copyOf(instances);
    }
}
