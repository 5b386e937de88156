package io.selvage.monitor.sequence;

import io.selvage.monitor.run.MonitorCoverage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What a test of a monitor should exercise: how often a call waits before it completes, or how many threads with some call wait when
 * a call is made. After Brinch Hansen's method for testing monitors, as Long, Hoffman and Strooper use it.
 *
 * @param call the call that completes, or is made
 * @param waiting the call whose threads wait; the empty string if the goal is about how often {@code call} waits
 * @param atOnce whether the call is made by two threads at once
 */
public record CoverageGoal(String call, String waiting, MonitorCoverage.Amount amount, boolean atOnce) {
    static CoverageGoal waits(String call, int times) {
        return new CoverageGoal(call, "", MonitorCoverage.Amount.of(times), false);
    }

    static CoverageGoal among(String call, String waiting, int count) {
        return new CoverageGoal(call, waiting, MonitorCoverage.Amount.of(count), false);
    }

    static CoverageGoal atOnce(String call, String waiting, int count) {
        return new CoverageGoal(call, waiting, MonitorCoverage.Amount.of(count), true);
    }

    /** All goals for {@code calls} if those in {@code waiting} can wait. */
    static List<CoverageGoal> all(List<String> calls, Set<String> waiting) {
        List<CoverageGoal> goals = new ArrayList<>();
        for (String call : calls) {
            if (waiting.contains(call)) {
                addAll(goals, call, "");
            }
        }
        for (String call : calls) {
            for (String kind : calls) {
                if (waiting.contains(kind)) {
                    addAll(goals, call, kind);
                }
            }
        }
        return goals;
    }

    private static void addAll(List<CoverageGoal> goals, String call, String waiting) {
        for (MonitorCoverage.Amount amount : MonitorCoverage.Amount.values()) {
            goals.add(new CoverageGoal(call, waiting, amount, false));
        }
    }

    /** For reports. */
    public String text() {
        if (waiting.isEmpty()) {
            return call
                    + switch (amount) {
                        case NONE -> " does not wait";
                        case ONE -> " waits once";
                        case MANY -> " waits several times";
                    };
        }
        String whom = switch (amount) {
            case NONE -> "no " + waiting + " waits";
            case ONE -> "one " + waiting + " waits";
            case MANY -> "several " + waiting + " wait";
        };
        return call + (atOnce ? " is called twice at once while " : " is called while ") + whom;
    }
}
