package io.selvage.monitor.check;

import io.selvage.hooks.MonitorFacts;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.WaitNotifySites;
import io.selvage.monitor.state.StateGraph;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Notes of an exhaustive exploration: waits that no thread reaches, and states that no move leaves. */
public final class UnreachableNotes {
    private UnreachableNotes() {}

    /** {@code coverage} and {@code graph} must be those of an exhaustive exploration. */
    public static List<String> of(
            MonitorModel<?> model, WaitNotifySites sites, MonitorCoverage coverage, StateGraph graph) {
        List<String> notes = new ArrayList<>();
        Set<String> called = model.calls().stream()
                .map(call -> call.method().substring(call.method().lastIndexOf('.') + 1))
                .collect(Collectors.toSet());
        Set<String> callable = model.parts().stream()
                .flatMap(part -> ClassMembers.methods(part).stream())
                .map(Method::getName)
                .collect(Collectors.toSet());
        for (MonitorFacts.Point point : sites.all()) {
            boolean isMeant = called.contains(point.method()) || !callable.contains(point.method());
            if (point.kind() == MonitorFacts.Kind.WAIT && isMeant && !coverage.hasWaitedAt(point)) {
                notes.add("unreachable wait: none of these calls, in any order, comes to "
                        + MonitorCoverage.location(point));
            }
        }
        deadEnds(graph, notes);
        return notes;
    }

    private static void deadEnds(StateGraph graph, List<String> notes) {
        Set<Integer> ends = new TreeSet<>();
        for (int node = 0; node < graph.size(); node++) {
            ends.add(node);
        }
        graph.edges().stream().filter(edge -> edge.from() != edge.to()).forEach(edge -> ends.remove(edge.from()));
        if (ends.isEmpty() || graph.size() == 1) {
            return;
        }
        int first = ends.iterator().next();
        notes.add("dead end: no call leads out of " + graph.text(graph.state(first))
                + (ends.size() == 1 ? "" : ", nor out of " + (ends.size() - 1) + " more states"));
    }
}
