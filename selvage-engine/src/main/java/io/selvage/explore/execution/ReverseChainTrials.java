package io.selvage.explore.execution;

import io.selvage.detect.deadlock.ReverseLockChain;
import io.selvage.detect.deadlock.ReverseLockChainAnalysis;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Variant;
import io.selvage.options.Options;
import io.selvage.options.StrategyTrait;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.guided.SteeredStrategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which inferred deadlocks are worth an execution that shows whether they are real. */
final class ReverseChainTrials {
    /** Whether a chain leads to a deadlock may depend on what happened before, so the same one gets several chances. */
    private static final int CHANCES = 20;

    private final ReverseLockChainAnalysis analysis = new ReverseLockChainAnalysis();
    private final Map<String, Integer> attempts = new HashMap<>();
    private final boolean isEnabled;

    ReverseChainTrials(Options options) {
        isEnabled = options.strategy().has(StrategyTrait.INFERS_DEADLOCKS);
    }

    List<ReverseLockChain> untriedChains(FinishedExecution execution) {
        if (!isEnabled) {
            return List.of();
        }
        List<ReverseLockChain> chains = new ArrayList<>();
        for (ReverseLockChain chain : analysis.find(execution)) {
            if (attempts.merge(chain.name(), 1, Integer::sum) <= CHANCES) {
                chains.add(chain);
            }
        }
        return chains;
    }

    /** Leads to where {@code chain} says. */
    static Strategy strategy(ReverseLockChain chain) {
        List<ReverseLockChain.Step> steps = chain.steps();
        return new SteeredStrategy(
                steps.stream().mapToInt(ReverseLockChain.Step::thread).toArray(),
                steps.stream().map(ReverseLockChain.Step::variant).toArray(Variant[]::new));
    }
}
