package io.selvage.junit;

import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.report.MonitorReport;
import io.selvage.options.Options;
import java.util.ArrayList;
import java.util.List;

/** Explores monitors for a {@link MonitorTest}, whose parameter it is. */
public final class MonitorCheck {
    private final List<String> headlines = new ArrayList<>();

    MonitorCheck() {}

    /** Explores the monitor and fails the test, with a report, unless all is well. */
    public void passes(MonitorSpec<?> spec) {
        passes(spec, Options.DEFAULTS);
    }

    /** The same with options, {@link io.selvage.options.MonitorOptions} among them. */
    public void passes(MonitorSpec<?> spec, Options options) {
        MonitorResult result = explore(spec, options);
        if (result.result().verdict() == Verdict.FAILED) {
            throw new SelvageFailure(
                    MonitorReport.verdict(result),
                    MonitorReport.text(
                            result,
                            moves -> "MonitorSpec.replay(\"" + moves + "\", options), with this specification",
                            ""));
        }
    }

    /** What an exploration comes to, for a test that expects something in particular: a finding, a number of states. */
    public MonitorResult explore(MonitorSpec<?> spec, Options options) {
        MonitorResult result = spec.explore(options);
        headlines.add(MonitorReport.verdict(result));
        Verdict verdict = result.result().verdict();
        if (verdict == Verdict.TOOL_FAULT || verdict == Verdict.NOTHING_TESTED) {
            throw new NotTested(MonitorReport.verdict(result));
        }
        return result;
    }

    /** What was explored; the empty string if nothing was. */
    String headline() {
        return String.join("; ", headlines);
    }
}
