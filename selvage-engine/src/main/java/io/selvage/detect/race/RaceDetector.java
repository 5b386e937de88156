package io.selvage.detect.race;

import io.selvage.detect.AnalysisLimitException;
import io.selvage.detect.Detector;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Data races: accesses to the same variable that are not ordered by happens-before, whatever the ending of the
 * execution. A pair of sites is one finding, however often and in however many executions it races: the very same
 * object is answered again.
 */
public final class RaceDetector implements Detector {
    private FastTrack fastTrack = new FastTrack(this::race);
    /** A race as it was first seen, and the variable's name. */
    private record Known(Finding finding, String variable, boolean isIgnored) {}

    private final RacePolicy policy;

    private final Map<Long, Known> bySites = new HashMap<>();
    private final Map<List<String>, Finding> byLocations = new HashMap<>();
    private final List<String> racy = new ArrayList<>();
    private final FinalFieldReads finalReads = new FinalFieldReads();
    private List<Finding> found = List.of();
    private FinishedExecution execution;
    private String limitation = "";

    public RaceDetector() {
        this(RacePolicy.ALL);
    }

    public RaceDetector(RacePolicy policy) {
        this.policy = policy;
    }

    @Override
    public List<Finding> inspect(FinishedExecution seen) {
        limitation = "";
        racy.clear();
        if (seen.threads() < 2) {
            return List.of();
        }
        execution = seen;
        found = List.of();
        finalReads.clear();
        try {
            fastTrack.analyse(seen.trace(), seen.threads(), seen::member);
        } catch (AnalysisLimitException e) {
            limitation = notToItsEnd(seen, e.getMessage() + " are too much to keep");
        } catch (OutOfMemoryError e) {
            fastTrack = new FastTrack(this::race);
            limitation = notToItsEnd(seen, "there is no memory left; give the JVM more (JDK_JAVA_OPTIONS=-Xmx4g)");
        }
        finalReads.judge(racy.isEmpty() && found.isEmpty() ? this::record : this::suspect);
        execution = null;
        return found;
    }

    private static String notToItsEnd(FinishedExecution seen, String why) {
        return "an execution of " + seen.trace().length() + " events was not searched for data races to its end: "
                + why;
    }

    @Override
    public String limitation() {
        return limitation;
    }

    /**
     * The variables that {@link #inspect} found a race on the last time, reported or not, by {@link
     * FinishedExecution#variableName}.
     */
    public List<String> racyVariables() {
        return racy.isEmpty() ? List.of() : List.copyOf(new TreeSet<>(racy));
    }

    private void race(int earlier, int later) {
        if (execution.isFinal(execution.trace().site(later))
                && !execution.trace().writes(later)) {
            finalReads.add(earlier, later);
        } else {
            record(earlier, later);
        }
    }

    /** Makes accesses of the variable points where plain accesses are none, and reports nothing. */
    private void suspect(int earlier, int later) {
        String variable = execution.variableName(later);
        if (!variable.isEmpty()) {
            racy.add(variable);
        }
    }

    private void record(int earlier, int later) {
        int one = execution.trace().site(earlier);
        int other = execution.trace().site(later);
        long sites = (long) Math.min(one, other) << 32 | Math.max(one, other);
        Known known = bySites.computeIfAbsent(sites, unknown -> describe(earlier, later));
        if (!known.isIgnored) {
            add(known.finding);
        }
        if (!known.variable.isEmpty() && !holds(racy, known.variable)) {
            racy.add(known.variable);
        }
    }

    private void add(Finding finding) {
        if (found.isEmpty()) {
            found = new ArrayList<>(2);
        }
        if (!holds(found, finding)) {
            found.add(finding);
        }
    }

    private Known describe(int earlier, int later) {
        Finding fresh = RaceReport.describe(execution, earlier, later, policy);
        boolean isIgnored = policy.isIgnored(type(earlier), type(later));
        // Two races may lie in lines of the same name and number, of different files.
        Finding known = isIgnored ? fresh : byLocations.computeIfAbsent(fresh.sites(), locations -> fresh);
        return new Known(known, execution.variableName(later), isIgnored);
    }

    private String type(int event) {
        return execution.type(execution.trace().site(event));
    }

    /** By identity, because equality would compare texts, once for each race of a racy loop. */
    private static <T> boolean holds(List<T> list, T element) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) == element) {
                return true;
            }
        }
        return false;
    }
}
