package io.selvage.explore.statistics;

import io.selvage.model.Ending;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** What people read about how much a search has covered. */
public final class SearchRemarks {
    private static final double TINY = 1e-4;

    private SearchRemarks() {}

    /** @param done from 0 to 1 */
    static String estimate(double done) {
        if (done < TINY) {
            return "too large to exhaust: less than 0.01 % of the search was done (an estimate)";
        }
        BigDecimal percent = BigDecimal.valueOf(done * 100).round(new MathContext(2));
        return "about " + percent.stripTrailingZeros().toPlainString() + " % of the search was done (an estimate)";
    }

    static String assumed(String what) {
        if (what.startsWith("threads end")) {
            return what + ": what they do after that was not looked at";
        }
        if (!what.startsWith("time limits")) {
            return "it was assumed that " + what;
        }
        return what + ", it was assumed: they ran out only when no thread could go on otherwise"
                + " (--timeouts any lets them run out at any moment)";
    }

    static String sampled(DistinctCounter schedules, long executions) {
        return String.format(
                Locale.ROOT,
                "%s%,d of %,d sampled schedules were different ones",
                schedules.isExact() ? "" : "about ",
                Math.min(schedules.count(), executions),
                executions);
    }

    public static String nondeterministic(Ending.Diverged diverged) {
        return "the program is not deterministic: run again under the same schedule it diverged at step "
                + diverged.step()
                + " (expected " + diverged.expected() + ", found " + diverged.found()
                + "); remove what depends on anything but the schedule (real time, files, state kept outside of"
                + " woven classes)";
    }
}
