package io.selvage.detect;

import io.selvage.model.Finding;
import io.selvage.model.Observed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Data races: accesses to the same variable that nothing orders, found by happens-before in whatever way the execution
 * ended. A pair of places is one finding, however often and in however many executions it races: the very same object
 * is answered again.
 */
public final class RaceDetector implements Detector {
    private final Accesses accesses = new Accesses(this::race);
    private final Map<Long, Finding> bySites = new HashMap<>();
    private final Map<List<String>, Finding> byPlaces = new HashMap<>();
    private List<Finding> found = List.of();
    private Observed execution;
    private String reservation = "";

    @Override
    public List<Finding> inspect(Observed seen) {
        reservation = "";
        if (seen.threads() < 2) {
            return List.of();
        }
        execution = seen;
        found = List.of();
        try {
            accesses.look(seen.trace(), seen.threads());
        } catch (LimitReached e) {
            reservation = "an execution of " + seen.trace().length()
                    + " events was not searched for data races to its end: " + e.getMessage() + " are too much to keep";
        }
        execution = null;
        return found;
    }

    @Override
    public String reservation() {
        return reservation;
    }

    private void race(int earlier, int later) {
        int one = execution.trace().site(earlier);
        int other = execution.trace().site(later);
        long sites = (long) Math.min(one, other) << 32 | Math.max(one, other);
        Finding finding = bySites.get(sites);
        if (finding == null) {
            Finding fresh = Races.describe(execution, earlier, later);
            finding = byPlaces.computeIfAbsent(fresh.sites(), places -> fresh);
            bySites.put(sites, finding);
        }
        if (found.isEmpty()) {
            found = new ArrayList<>(2);
        }
        if (!holds(found, finding)) {
            found.add(finding);
        }
    }

    /** By identity, because equality would compare texts, once for each race of a racy loop. */
    private static boolean holds(List<Finding> list, Finding finding) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) == finding) {
                return true;
            }
        }
        return false;
    }
}
