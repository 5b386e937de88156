package io.selvage.mutate.compare;

import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.compare.ComparisonBounds;
import io.selvage.monitor.compare.ComparisonResult;
import io.selvage.monitor.compare.WholeComparison;
import io.selvage.mutate.scenario.ScenarioComparison;
import io.selvage.options.Options;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The original with some instances and calls, and what was learnt of it. Not for use by several threads. */
final class Reference {
    private final MonitorSpec<?> spec;
    private final Options options;
    private final Set<String> remembering;
    private final ScenarioComparison scenarios;
    private final Map<Integer, WholeComparison<?>> graphs = new HashMap<>();

    /** @param remembering as in {@link ComparisonBounds} */
    Reference(MonitorSpec<?> spec, Options options, Set<String> remembering) {
        this.spec = spec;
        this.options = options;
        this.remembering = remembering;
        scenarios = new ScenarioComparison(spec.model(), options);
    }

    MonitorSpec<?> spec() {
        return spec;
    }

    ScenarioComparison scenarios() {
        return scenarios;
    }

    /** Compares all states that {@code threads} can lead to; always with the same number of moves for them. */
    ComparisonResult graph(MonitorSpec<?> changed, int threads, long moves) {
        return graphs.computeIfAbsent(
                        threads, many -> spec.wholeComparison(new ComparisonBounds(many, moves, remembering)))
                .with(changed.model(), options);
    }
}
