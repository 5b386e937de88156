package io.selvage.explore.search;

import io.selvage.explore.control.TrustedSites;
import io.selvage.options.BadOption;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.bounded.TreeSearch;
import io.selvage.strategy.dpor.DporSearch;
import io.selvage.strategy.exitblock.ExitBlockStrategy;
import io.selvage.strategy.sampling.SamplingSearch;
import io.selvage.strategy.sampling.SurwSearch;
import io.selvage.strategy.selective.SelectiveSearch;
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
        return of(options)
                .orElseThrow(() -> new BadOption(
                        "--strategy", "'" + options.strategy().text() + "' is not built yet", "use " + built()));
    }

    private static String built() {
        return Arrays.stream(StrategyName.values())
                .filter(name ->
                        of(Options.DEFAULTS.with(OptionList.STRATEGY, name)).isPresent())
                .map(StrategyName::text)
                .collect(Collectors.joining(", "));
    }

    /** Empty if the strategy is not built yet. */
    private static Optional<Batches> of(Options options) {
        return switch (options.strategy()) {
            case DFS -> Optional.of(TreeSearch.all());
            case DPOR ->
                Optional.of(new DporSearch(options.spurious(), options.interrupts() ? 1 : 0));
            case SSS -> Optional.of(alone(SelectiveSearch.sss(options.spurious(), options.interrupts() ? 1 : 0)));
            case IF_SSS -> Optional.of(alone(SelectiveSearch.ifSss(options.spurious(), options.interrupts() ? 1 : 0)));
            case COMPOSED -> Optional.of(alone(SelectiveSearch.composed(options.spurious(), options.interrupts() ? 1 : 0)));
            case LAPOR ->
                Optional.of(DporSearch.lapor(options.spurious(), options.interrupts() ? 1 : 0));
            case EXITBLOCK, EXITBLOCK_DD -> Optional.of(alone(ExitBlockStrategy.plain(TrustedSites.of(options))));
            case EXITBLOCK_RW, EXITBLOCK_RWDD -> Optional.of(alone(ExitBlockStrategy.readWrite(TrustedSites.of(options))));
            case PCT -> Optional.of(SamplingSearch.pct(options.seed(), PCT_DEPTH));
            case POS -> Optional.of(SamplingSearch.pos(options.seed()));
            case PREEMPT -> Optional.of(TreeSearch.preemptions());
            case DELAY -> Optional.of(TreeSearch.delays());
            case SURW -> Optional.of(new SurwSearch(options.seed()));
            case RANDOM -> Optional.of(SamplingSearch.walks(options.seed()));
            default -> Optional.empty();
        };
    }

    private static Batches alone(Strategy strategy) {
        return new NonParallelSearch(strategy);
    }
}
