package io.selvage.explore;

import io.selvage.options.Options;
import io.selvage.strategy.DfsStrategy;
import io.selvage.strategy.RandomStrategy;
import io.selvage.strategy.Strategy;
import java.util.Optional;

/** Makes the strategy that the options name. */
final class Strategies {
    private Strategies() {}

    /** Empty if the strategy is not built yet. */
    static Optional<Strategy> of(Options options) {
        return switch (options.strategy()) {
            case DFS -> Optional.of(new DfsStrategy());
            case RANDOM -> Optional.of(new RandomStrategy(options.seed()));
            default -> Optional.empty();
        };
    }
}
