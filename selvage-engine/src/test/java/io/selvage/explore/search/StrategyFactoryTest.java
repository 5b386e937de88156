package io.selvage.explore.search;

import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import io.selvage.options.StrategyTrait;
import io.selvage.testing.Exhausted;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the traits of a strategy say is what its search does, on a program that follows the locking discipline. */
class StrategyFactoryTest {
    private static final int LIMIT = 2_000;

    private static ModelProgram program() {
        return new ModelProgram()
                .thread("a", lock("m"), write("x", 1), unlock("m"))
                .thread("b", lock("m"), write("x", 2), unlock("m"));
    }

    private static Exhausted explore(StrategyName name) {
        Options options = Options.DEFAULTS.with(OptionList.STRATEGY, name);
        return Exhausted.run(
                new ModelRunner(program()), StrategyFactory.search(options, new SearchStatistics()), 1, LIMIT);
    }

    @ParameterizedTest
    @EnumSource
    void a_strategy_reaches_what_brute_force_reaches(StrategyName name) {
        assertThat(explore(name).outcomes()).isEqualTo(explore(StrategyName.DFS).outcomes());
    }

    @ParameterizedTest
    @EnumSource
    void only_random_searches_never_end(StrategyName name) {
        assertThat(explore(name).isComplete()).isEqualTo(!name.has(StrategyTrait.RANDOM));
    }

    @ParameterizedTest
    @EnumSource
    void what_prunes_by_dependence_runs_fewer_executions(StrategyName name) {
        if (!name.has(StrategyTrait.RANDOM)) {
            int executions = explore(name).executions();
            int all = explore(StrategyName.DFS).executions();
            assertThat(executions < all).isEqualTo(name.has(StrategyTrait.PRUNES_BY_DEPENDENCE));
        }
    }

    @ParameterizedTest
    @EnumSource
    void traits_go_together(StrategyName name) {
        if (name.has(StrategyTrait.RANDOM)) {
            assertThat(name.has(StrategyTrait.PRUNES_BY_DEPENDENCE)).isFalse();
        }
        if (name.has(StrategyTrait.CHECKS_MLD)) {
            assertThat(name.has(StrategyTrait.RELIES_ON_LOCK_DISCIPLINE)).isTrue();
        }
        if (name.has(StrategyTrait.INFERS_DEADLOCKS)) {
            assertThat(name.has(StrategyTrait.SWITCHES_AT_RELEASES)).isTrue();
        }
    }
}
