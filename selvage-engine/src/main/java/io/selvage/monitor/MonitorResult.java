package io.selvage.monitor;

import io.selvage.model.Result;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.state.StateGraph;
import java.util.List;

/**
 * What an exploration of a monitor found out.
 *
 * @param states states kept, and moves that the checker rejected
 * @param paths moves that ended a path
 * @param transitions moves, replays not counted
 * @param replayed moves made once more to get back to a state, or to try something out
 * @param state what the state was made of
 * @param coverage what there is to exercise, and what was
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
        List<MonitorCoverage.Item> coverage) {
    public MonitorResult {
        state = List.copyOf(state);
        coverage = List.copyOf(coverage);
    }
}
