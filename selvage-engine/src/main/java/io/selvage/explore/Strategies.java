package io.selvage.explore;

import io.selvage.options.Options;
import io.selvage.strategy.BoundedStrategy;
import io.selvage.strategy.DfsStrategy;
import io.selvage.strategy.DporStrategy;
import io.selvage.strategy.ExitBlockStrategy;
import io.selvage.strategy.PctStrategy;
import io.selvage.strategy.PosStrategy;
import io.selvage.strategy.RandomStrategy;
import io.selvage.strategy.Strategy;
import java.util.Optional;

/** Makes the strategy that the options name. */
final class Strategies {
    /** Bugs that need two events in a certain order on top of one are of this depth; so are most that are known. */
    private static final int PCT_DEPTH = 3;

    private Strategies() {}

    /** Empty if the strategy is not built yet. */
    static Optional<Strategy> of(Options options) {
        return switch (options.strategy()) {
            case DFS -> Optional.of(new DfsStrategy());
            case DPOR -> Optional.of(new DporStrategy(options.spurious(), options.interrupts() ? 1 : 0));
            case EXITBLOCK, EXITBLOCK_DD -> Optional.of(ExitBlockStrategy.plain(TrustedSites.of(options)));
            case EXITBLOCK_RW, EXITBLOCK_RWDD -> Optional.of(ExitBlockStrategy.readWrite(TrustedSites.of(options)));
            case PCT -> Optional.of(new PctStrategy(options.seed(), PCT_DEPTH));
            case POS -> Optional.of(new PosStrategy(options.seed()));
            case PREEMPT -> Optional.of(BoundedStrategy.preemptions());
            case DELAY -> Optional.of(BoundedStrategy.delays());
            case RANDOM -> Optional.of(new RandomStrategy(options.seed()));
            default -> Optional.empty();
        };
    }
}
