package io.selvage.explore.search;

import io.selvage.explore.control.TrustedSites;
import io.selvage.options.Options;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.bounded.TreeSearch;
import io.selvage.strategy.dpor.DporSearch;
import io.selvage.strategy.exitblock.ExitBlockStrategy;
import io.selvage.strategy.sampling.SamplingSearch;
import io.selvage.strategy.sampling.SurwSearch;
import io.selvage.strategy.selective.SelectiveSearch;

/** Makes the search that the options name. */
public final class StrategyFactory {
    /** Bugs that need two events in a certain order on top of one are of this depth; so are most that are known. */
    private static final int PCT_DEPTH = 3;

    private StrategyFactory() {}

    /** A search that only one explorer can do comes in batches of one execution. */
    public static Batches search(Options options) {
        int interrupts = options.interrupts() ? 1 : 0;
        return switch (options.strategy()) {
            case DFS -> TreeSearch.all();
            case PREEMPT -> TreeSearch.preemptions();
            case DELAY -> TreeSearch.delays();
            case DPOR -> new DporSearch(options.spurious(), interrupts);
            case LAPOR -> DporSearch.lapor(options.spurious(), interrupts);
            case SSS -> alone(SelectiveSearch.sss(options.spurious(), interrupts));
            case IF_SSS -> alone(SelectiveSearch.ifSss(options.spurious(), interrupts));
            case COMPOSED -> alone(SelectiveSearch.composed(options.spurious(), interrupts));
            case EXITBLOCK, EXITBLOCK_DD -> alone(ExitBlockStrategy.plain(TrustedSites.of(options)));
            case EXITBLOCK_RW, EXITBLOCK_RWDD -> alone(ExitBlockStrategy.readWrite(TrustedSites.of(options)));
            case RANDOM -> SamplingSearch.walks(options.seed());
            case PCT -> SamplingSearch.pct(options.seed(), PCT_DEPTH);
            case POS -> SamplingSearch.pos(options.seed());
            case SURW -> new SurwSearch(options.seed());
        };
    }

    private static Batches alone(Strategy strategy) {
        return new NonParallelSearch(strategy);
    }
}
