package io.selvage.explore;

import io.selvage.detect.ReverseChain;
import io.selvage.detect.ReverseLockChains;
import io.selvage.model.Observed;
import io.selvage.model.Variant;
import io.selvage.options.Options;
import io.selvage.strategy.SteeredStrategy;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which inferred deadlocks are worth an execution that shows whether they are real. */
final class LockTrials {
    /** Whether a chain leads to a deadlock may depend on what happened before, so the same one gets several chances. */
    private static final int CHANCES = 20;

    private final ReverseLockChains analysis = new ReverseLockChains();
    private final Map<String, Integer> tried = new HashMap<>();
    private final boolean wanted;

    LockTrials(Options options) {
        wanted = options.strategy().infersDeadlocks();
    }

    List<ReverseChain> propose(Observed seen) {
        if (!wanted) {
            return List.of();
        }
        List<ReverseChain> chains = new ArrayList<>();
        for (ReverseChain chain : analysis.find(seen)) {
            if (tried.merge(chain.name(), 1, Integer::sum) <= CHANCES) {
                chains.add(chain);
            }
        }
        return chains;
    }

    /** Leads to where {@code chain} says. */
    static Strategy strategy(ReverseChain chain) {
        List<ReverseChain.Step> steps = chain.steps();
        return new SteeredStrategy(
                steps.stream().mapToInt(ReverseChain.Step::thread).toArray(),
                steps.stream().map(ReverseChain.Step::variant).toArray(Variant[]::new));
    }
}
