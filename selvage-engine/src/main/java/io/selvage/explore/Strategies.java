package io.selvage.explore;

import io.selvage.options.BadOption;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import io.selvage.strategy.Batches;
import io.selvage.strategy.ComposedStrategy;
import io.selvage.strategy.DporSearch;
import io.selvage.strategy.ExitBlockStrategy;
import io.selvage.strategy.IfSssStrategy;
import io.selvage.strategy.OneByOne;
import io.selvage.strategy.Sampling;
import io.selvage.strategy.SssStrategy;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.SurwSearch;
import io.selvage.strategy.TreeSearch;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** Makes the strategy that the options name. */
final class Strategies {
    /** Bugs that need two events in a certain order on top of one are of this depth; so are most that are known. */
    private static final int PCT_DEPTH = 3;

    private Strategies() {}

    /**
     * The search that the options name; one that cannot be shared comes in batches of one.
     *
     * @throws BadOption if it is not built yet
     */
    static Batches batches(Options options) {
        Strategy strategy = of(options)
                .orElseThrow(() -> new BadOption(
                        "--strategy", "'" + options.strategy().text() + "' is not built yet", "use " + built()));
        return strategy instanceof OneByOne shared ? shared.shared() : new Unshared(strategy);
    }

    private static String built() {
        return Arrays.stream(StrategyName.values())
                .filter(name ->
                        of(Options.DEFAULTS.with(OptionList.STRATEGY, name)).isPresent())
                .map(StrategyName::text)
                .collect(Collectors.joining(", "));
    }

    /** Empty if the strategy is not built yet. */
    private static Optional<Strategy> of(Options options) {
        return switch (options.strategy()) {
            case DFS -> Optional.of(new OneByOne(TreeSearch.all()));
            case DPOR -> Optional.of(new OneByOne(new DporSearch(options.spurious(), options.interrupts() ? 1 : 0)));
            case SSS -> Optional.of(new SssStrategy(options.spurious(), options.interrupts() ? 1 : 0));
            case IF_SSS -> Optional.of(new IfSssStrategy(options.spurious(), options.interrupts() ? 1 : 0));
            case COMPOSED -> Optional.of(new ComposedStrategy(options.spurious(), options.interrupts() ? 1 : 0));
            case LAPOR -> Optional.of(new OneByOne(DporSearch.lapor(options.spurious(), options.interrupts() ? 1 : 0)));
            case EXITBLOCK, EXITBLOCK_DD -> Optional.of(ExitBlockStrategy.plain(TrustedSites.of(options)));
            case EXITBLOCK_RW, EXITBLOCK_RWDD -> Optional.of(ExitBlockStrategy.readWrite(TrustedSites.of(options)));
            case PCT -> Optional.of(new OneByOne(Sampling.pct(options.seed(), PCT_DEPTH)));
            case POS -> Optional.of(new OneByOne(Sampling.pos(options.seed())));
            case PREEMPT -> Optional.of(new OneByOne(TreeSearch.preemptions()));
            case DELAY -> Optional.of(new OneByOne(TreeSearch.delays()));
            case SURW -> Optional.of(new OneByOne(new SurwSearch(options.seed())));
            case RANDOM -> Optional.of(new OneByOne(Sampling.walks(options.seed())));
            default -> Optional.empty();
        };
    }
}
