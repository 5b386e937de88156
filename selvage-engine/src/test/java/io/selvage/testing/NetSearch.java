package io.selvage.testing;

import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Batches;
import io.selvage.strategy.SequentialSearch;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.bounded.TreeSearch;
import io.selvage.strategy.dpor.DporSearch;
import io.selvage.strategy.exitblock.ExitBlockStrategy;
import io.selvage.strategy.sampling.SamplingSearch;
import io.selvage.strategy.sampling.SurwSearch;
import io.selvage.strategy.selective.SelectiveSearch;
import io.selvage.strategy.tick.TickStrategy;
import java.util.function.BiFunction;
import java.util.function.LongFunction;

/** Every search there is, the programs it is made for, and what of brute force it promises to reach. */
public enum NetSearch {
    DPOR(AllKinds::any, Promise.ONE_EACH, (spurious, interrupts) -> new DporSearch(spurious, interrupts)),
    LAPOR(AllKinds::any, Promise.ALL_UNCUT, DporSearch::lapor),
    PREEMPT(AllKinds::any, Promise.SAME_NUMBER, (spurious, interrupts) -> TreeSearch.preemptions()),
    DELAY(AllKinds::any, Promise.SAME_NUMBER, (spurious, interrupts) -> TreeSearch.delays()),
    SHARED_DFS(AllKinds::any, Promise.SAME_NUMBER, (spurious, interrupts) -> TreeSearch.all()),
    SSS(Promise.ALL, AllKinds::any, SelectiveSearch::sss),
    IF_SSS(Promise.ALL_ENDS, AllKinds::careful, SelectiveSearch::ifSss),
    COMPOSED(Promise.ALL_ENDS, AllKinds::careful, SelectiveSearch::composed),
    EXITBLOCK(
            Promise.ENDS,
            AllKinds::careful,
            (spurious, interrupts) -> ExitBlockStrategy.plain(site -> false).where(interrupts > 0)),
    EXITBLOCK_RW(
            Promise.ENDS,
            AllKinds::careful,
            (spurious, interrupts) -> ExitBlockStrategy.readWrite(site -> false).where(interrupts > 0)),
    TICK(Promise.ALL, AllKinds::any, (spurious, interrupts) -> new TickStrategy()),
    TICKING(Promise.ALL, AllKinds::ticking, (spurious, interrupts) -> new TickStrategy()),
    RANDOM(AllKinds::any, Promise.SOME, (spurious, interrupts) -> SamplingSearch.walks(1)),
    PCT(AllKinds::any, Promise.SOME, (spurious, interrupts) -> SamplingSearch.pct(1, 3)),
    POS(AllKinds::any, Promise.SOME, (spurious, interrupts) -> SamplingSearch.pos(1)),
    SURW(AllKinds::any, Promise.SOME, (spurious, interrupts) -> new SurwSearch(1));

    /** What of brute force a search reaches. */
    enum Promise {
        /** Outcomes and hangs, one execution for each trace. */
        ONE_EACH,
        /** Outcomes and hangs, none cut. */
        ALL_UNCUT,
        /** Outcomes and hangs, in as many executions. */
        SAME_NUMBER,
        /** Outcomes and hangs. */
        ALL,
        /** What threads that ended had read, and hangs. */
        ALL_ENDS,
        /** What threads that ended had read, and some of the hangs. */
        ENDS,
        /** Nothing else than outcomes and hangs. */
        SOME
    }

    /** So many executions of a random search. */
    private static final int SAMPLES = 60;

    private final LongFunction<ModelProgram> programs;
    private final Promise promise;
    private final BiFunction<Integer, Integer, Batches> batches;
    private final BiFunction<Integer, Integer, Strategy> strategy;

    NetSearch(LongFunction<ModelProgram> programs, Promise promise, BiFunction<Integer, Integer, Batches> batches) {
        this.programs = programs;
        this.promise = promise;
        this.batches = batches;
        strategy = (spurious, interrupts) -> new SequentialSearch(batches.apply(spurious, interrupts));
    }

    NetSearch(Promise promise, LongFunction<ModelProgram> programs, BiFunction<Integer, Integer, Strategy> strategy) {
        this.programs = programs;
        this.promise = promise;
        this.strategy = strategy;
        batches = null;
    }

    /** Whether it is used where time limits can be long enough; scripts give each its moment. */
    boolean knowsLongLimits() {
        return this != TICK && this != TICKING;
    }

    Promise promise() {
        return promise;
    }

    /** Whether it makes no promise that the program does not keep. */
    boolean isMeantFor(ModelProgram program) {
        return switch (promise) {
            case ENDS, ALL_ENDS -> AllKinds.isCareful(program);
            default -> this != TICKING || AllKinds.isTicking(program);
        };
    }

    public ModelProgram program(long seed) {
        return programs.apply(seed);
    }

    /** @param size of batches, for a search that is made in batches */
    Reached run(ModelRunner runner, int spurious, int interrupts, int size, int limit) {
        if (promise == Promise.SOME) {
            return run(strategy.apply(spurious, interrupts), runner, SAMPLES);
        }
        return batches == null || size == 1
                ? run(strategy.apply(spurious, interrupts), runner, limit)
                : new Reached(needsTraces()).by(batches.apply(spurious, interrupts), runner, size, limit);
    }

    /** What {@code other} reaches, as far as it matters to this search. */
    Reached run(Strategy other, ModelRunner runner, int limit) {
        return new Reached(needsTraces()).by(other, runner, limit);
    }

    private boolean needsTraces() {
        return promise == Promise.ONE_EACH;
    }
}
