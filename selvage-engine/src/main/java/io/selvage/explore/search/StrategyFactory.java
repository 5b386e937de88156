package io.selvage.explore.search;

import io.selvage.explore.control.TrustedSites;
import io.selvage.options.BadOption;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import io.selvage.strategy.Batches;
import io.selvage.strategy.SequentialSearch;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.bounded.TreeSearch;
import io.selvage.strategy.dpor.DporSearch;
import io.selvage.strategy.exitblock.ExitBlockStrategy;
import io.selvage.strategy.sampling.SamplingSearch;
import io.selvage.strategy.sampling.SurwSearch;
import io.selvage.strategy.selective.ComposedStrategy;
import io.selvage.strategy.selective.IfSssStrategy;
import io.selvage.strategy.selective.SssStrategy;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** Makes the strategy that the options name. */
public final class StrategyFactory {
    /** Bugs that need two events in a certain order on top of one are of this depth; so are most that are known. */
    private static final int PCT_DEPTH = 3;

    private StrategyFactory() {}

    /**
     * The search that the options name; one that cannot be shared comes in batches of one.
     *
     * @throws BadOption if it is not built yet
     */
    public static Batches batches(Options options) {
        Strategy strategy = of(options)
                .orElseThrow(() -> new BadOption(
                        "--strategy", "'" + options.strategy().text() + "' is not built yet", "use " + built()));
        return strategy instanceof SequentialSearch shared ? shared.shared() : new NonParallelSearch(strategy);
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
            case DFS -> Optional.of(new SequentialSearch(TreeSearch.all()));
            case DPOR ->
                Optional.of(new SequentialSearch(new DporSearch(options.spurious(), options.interrupts() ? 1 : 0)));
            case SSS -> Optional.of(new SssStrategy(options.spurious(), options.interrupts() ? 1 : 0));
            case IF_SSS -> Optional.of(new IfSssStrategy(options.spurious(), options.interrupts() ? 1 : 0));
            case COMPOSED -> Optional.of(new ComposedStrategy(options.spurious(), options.interrupts() ? 1 : 0));
            case LAPOR ->
                Optional.of(new SequentialSearch(DporSearch.lapor(options.spurious(), options.interrupts() ? 1 : 0)));
            case EXITBLOCK, EXITBLOCK_DD -> Optional.of(ExitBlockStrategy.plain(TrustedSites.of(options)));
            case EXITBLOCK_RW, EXITBLOCK_RWDD -> Optional.of(ExitBlockStrategy.readWrite(TrustedSites.of(options)));
            case PCT -> Optional.of(new SequentialSearch(SamplingSearch.pct(options.seed(), PCT_DEPTH)));
            case POS -> Optional.of(new SequentialSearch(SamplingSearch.pos(options.seed())));
            case PREEMPT -> Optional.of(new SequentialSearch(TreeSearch.preemptions()));
            case DELAY -> Optional.of(new SequentialSearch(TreeSearch.delays()));
            case SURW -> Optional.of(new SequentialSearch(new SurwSearch(options.seed())));
            case RANDOM -> Optional.of(new SequentialSearch(SamplingSearch.walks(options.seed())));
            default -> Optional.empty();
        };
    }
}
