package io.selvage.explore.narrate;

import io.selvage.model.EarlyTimeout;
import io.selvage.model.FinishedExecution;
import java.util.List;

/** Says in words which time limits had to run out, though other threads could go on, for an execution to happen. */
public final class EarlyTimeoutText {
    private static final long MICRO = 1_000L;
    private static final long MILLI = 1_000_000L;
    private static final long SECOND = 1_000_000_000L;

    private EarlyTimeoutText() {}

    /** The empty string if there were none. */
    public static String of(FinishedExecution execution) {
        List<EarlyTimeout> all = execution.earlyTimeouts();
        if (all.isEmpty()) {
            return "";
        }
        EarlyTimeout first = all.get(0);
        String what = first.sleeps() ? " sleep at " : " limit at ";
        String more = all.size() == 1 ? "" : ", and " + (all.size() - 1) + " more like it";
        return "only if the " + length(first.nanos()) + what + execution.location(first.site())
                + (first.sleeps() ? " ends" : " runs out") + " while " + execution.threadName(first.other())
                + " could go on" + more;
    }

    /** Rounded: code of the JDK takes the time off that it has used. */
    static String length(long nanos) {
        long millis = (nanos + MILLI / 2) / MILLI;
        if (millis == 0) {
            return nanos / MICRO + " µs";
        }
        return millis % 1000 == 0 ? millis / (SECOND / MILLI) + " s" : millis + " ms";
    }
}
