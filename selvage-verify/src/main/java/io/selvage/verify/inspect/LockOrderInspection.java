package io.selvage.verify.inspect;

import io.selvage.model.FailureClass;
import io.selvage.verify.facts.ComponentFacts;
import io.selvage.verify.facts.LockEdge;
import io.selvage.verify.facts.WaitPoint;
import io.selvage.verify.suspicion.Judgement;
import io.selvage.verify.suspicion.Suspicion;
import io.selvage.verify.suspicion.Topic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Step 6: a lock graph over all calls, and its cycles. */
public final class LockOrderInspection {
    private static final int STEP = 6;
    /** The lock of another object of the same class. */
    private static final String OTHER = "other";

    private LockOrderInspection() {}

    public static List<Suspicion> of(ComponentFacts facts) {
        Map<String, Suspicion> found = new LinkedHashMap<>();
        for (LockEdge edge : facts.edges()) {
            if (edge.inner().equals(OTHER)) {
                found.putIfAbsent(
                        edge.outer() + OTHER,
                        suspicion(facts, List.of(edge), "two objects that call " + edge.entry() + "() on one another"));
            }
            pathBack(facts.edges(), edge).ifPresent(cycle -> {
                String key = new TreeSet<>(cycle.stream().map(LockEdge::outer).toList()).toString();
                found.putIfAbsent(key, judged(facts, cycle));
            });
        }
        return List.copyOf(found.values());
    }

    private static Suspicion judged(ComponentFacts facts, List<LockEdge> cycle) {
        Suspicion suspicion = suspicion(
                facts, cycle, "threads that call " + String.join("() and ", entries(cycle)) + "() at the same time");
        TreeSet<String> gates = new TreeSet<>(cycle.get(0).gates());
        cycle.forEach(edge -> gates.retainAll(edge.gates()));
        return gates.isEmpty()
                ? suspicion
                : suspicion.judged(Judgement.refuted("whoever takes them holds " + gates.first() + " (gate lock)"));
    }

    private static List<String> entries(List<LockEdge> cycle) {
        return cycle.stream().map(LockEdge::entry).distinct().toList();
    }

    /** Who waits for a lock of the cycle to be used by a notifier would never be notified either. */
    private static Suspicion suspicion(ComponentFacts facts, List<LockEdge> cycle, String who) {
        List<String> order = cycle.stream()
                .map(edge -> edge.outer() + " before " + edge.inner() + " (" + edge.site() + ")")
                .toList();
        List<String> dormant = facts.waits().stream()
                .filter(wait -> cycle.stream().anyMatch(edge -> edge.outer().equals(wait.lock())))
                .map(WaitPoint::site)
                .distinct()
                .toList();
        return new Suspicion(
                STEP,
                dormant.isEmpty() ? List.of(FailureClass.FF_T2) : List.of(FailureClass.FF_T2, FailureClass.FF_T5),
                Topic.LOCK_ORDER,
                cycle.get(0).outer(),
                "locks are taken in a cycle: " + String.join(", ", order) + "; " + who + " may block one another"
                        + (dormant.isEmpty()
                                ? ""
                                : ", and who waits at " + String.join(", ", dormant) + " is then never notified"),
                cycle.stream().map(LockEdge::site).toList(),
                entries(cycle));
    }

    /** A shortest cycle that begins with {@code first}. */
    private static Optional<List<LockEdge>> pathBack(List<LockEdge> edges, LockEdge first) {
        List<List<LockEdge>> open = new ArrayList<>(List.of(List.of(first)));
        TreeSet<String> reached = new TreeSet<>();
        while (!open.isEmpty()) {
            List<LockEdge> path = open.remove(0);
            String end = path.get(path.size() - 1).inner();
            if (end.equals(first.outer())) {
                return Optional.of(path);
            }
            if (reached.add(end)) {
                edges.stream().filter(edge -> edge.outer().equals(end)).forEach(edge -> {
                    List<LockEdge> longer = new ArrayList<>(path);
                    longer.add(edge);
                    open.add(longer);
                });
            }
        }
        return Optional.empty();
    }
}
