package io.selvage.explore.search;

import io.selvage.explore.control.TrustedSites;
import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.options.Options;
import io.selvage.options.Shard;
import io.selvage.options.StrategyName;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.bounded.TreeSearch;
import io.selvage.strategy.dpor.DporSearch;
import io.selvage.strategy.exitblock.ExitBlockStrategy;
import io.selvage.strategy.sampling.SampleNumbers;
import io.selvage.strategy.sampling.SamplingSearch;
import io.selvage.strategy.sampling.SurwSearch;
import io.selvage.strategy.selective.SelectiveSearch;
import io.selvage.strategy.shared.ExpectedBudget;
import io.selvage.strategy.shared.SharedSearch;
import java.util.List;

/** Makes the search that the options name. */
public final class StrategyFactory {
    /** Bugs that need two events in a certain order on top of one are of this depth; so are most that are known. */
    private static final int PCT_DEPTH = 3;

    /** Each finds what the others hardly do. */
    private static final List<StrategyName> SAMPLERS =
            List.of(StrategyName.RANDOM, StrategyName.PCT, StrategyName.POS, StrategyName.SURW);

    private StrategyFactory() {}

    /**
     * A search that only one explorer can do comes in batches of one execution.
     *
     * @param statistics of the executions that the search has run
     */
    public static Batches search(Options options, SearchStatistics statistics) {
        return options.shard().map(shard -> part(shard, options)).orElseGet(() -> whole(options, statistics));
    }

    private static Batches part(Shard shard, Options options) {
        SampleNumbers numbers = SampleNumbers.dealt(
                shard.number(), shard.of(), options.schedules().orElse(Long.MAX_VALUE));
        return switch (options.strategy()) {
            case RANDOM -> SamplingSearch.walks(options.seed(), numbers);
            case PCT -> SamplingSearch.pct(options.seed(), PCT_DEPTH, numbers);
            case POS -> SamplingSearch.pos(options.seed(), numbers);
            case SURW -> new SurwSearch(options.seed(), numbers);
            case DFS -> TreeSearch.all().part(shard.number(), shard.of());
            case PREEMPT -> TreeSearch.preemptions().part(shard.number(), shard.of());
            case DELAY -> TreeSearch.delays().part(shard.number(), shard.of());
            default -> throw new IllegalArgumentException(options.strategy() + " is not divided");
        };
    }

    private static Batches whole(Options options, SearchStatistics statistics) {
        return options.strategy() == StrategyName.AUTO
                ? shared(options, new BudgetInExecutions(options, statistics))
                : search(options.strategy(), options);
    }

    /** Whether several explorers can share the search, and another run can resume it. */
    public static boolean isParallel(Options options) {
        return search(options, new SearchStatistics()).isParallel();
    }

    private static Batches shared(Options options, ExpectedBudget budget) {
        List<SharedSearch.Member> samplers =
                SAMPLERS.stream().map(name -> member(name, options)).toList();
        return new SharedSearch(member(StrategyName.DPOR, options), samplers, budget);
    }

    private static SharedSearch.Member member(StrategyName name, Options options) {
        return new SharedSearch.Member(name.text(), search(name, options));
    }

    private static Batches search(StrategyName name, Options options) {
        int interrupts = options.interrupts() ? 1 : 0;
        return switch (name) {
            case AUTO -> throw new IllegalArgumentException("a search of several searches is no part of one");
            case DFS -> TreeSearch.all();
            case PREEMPT -> TreeSearch.preemptions();
            case DELAY -> TreeSearch.delays();
            case DPOR -> new DporSearch(options.spurious(), interrupts);
            case LAPOR -> DporSearch.lapor(options.spurious(), interrupts);
            case SSS -> alone(SelectiveSearch.sss(options.spurious(), interrupts));
            case IF_SSS -> alone(SelectiveSearch.ifSss(options.spurious(), interrupts));
            case COMPOSED -> alone(SelectiveSearch.composed(options.spurious(), interrupts));
            case EXITBLOCK, EXITBLOCK_DD ->
                alone(ExitBlockStrategy.plain(TrustedSites.of(options)).where(options.interrupts()));
            case EXITBLOCK_RW, EXITBLOCK_RWDD ->
                alone(ExitBlockStrategy.readWrite(TrustedSites.of(options)).where(options.interrupts()));
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
