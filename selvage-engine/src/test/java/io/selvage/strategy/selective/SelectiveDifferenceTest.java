package io.selvage.strategy.selective;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.detect.discipline.MldPrimeDetector;
import io.selvage.model.FinishedExecution;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.SequentialSearch;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.strategy.dpor.DporSearch;
import io.selvage.testing.ChannelPrograms;
import io.selvage.testing.Exhausted;
import io.selvage.testing.ProgramGenerator;
import io.selvage.testing.ProgramGenerator.Generated;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The selective searches against brute force on random programs: the same outcomes and the same deadlocks. {@code
 * -Dselvage.programs=5000} for more of them.
 */
@Tag("once")
class SelectiveDifferenceTest {
    private static final int PROGRAMS = Integer.getInteger("selvage.programs", 100);
    private static final int STEPS = 10_000;
    /** Programs with more executions than this are passed over. */
    private static final int LIMIT = 2_000;

    private static final List<IntFunction<Strategy>> ALL = List.of(
            spurious -> SelectiveSearch.sss(spurious, 0),
            spurious -> SelectiveSearch.ifSss(spurious, 0),
            spurious -> SelectiveSearch.composed(spurious, 0));

    @Test
    void on_programs_that_follow_the_discipline_all_three_reach_what_brute_force_reaches() {
        compare(ProgramGenerator::disciplined, ALL, 0);
    }

    @Test
    void all_three_do_so_when_threads_wake_up_spuriously() {
        compare(ProgramGenerator::disciplined, ALL, 1);
    }

    @Test
    void sss_alone_needs_no_discipline() {
        compare(ProgramGenerator::any, ALL.subList(0, 1), 0);
    }

    @Test
    void all_three_do_so_on_programs_with_queues_semaphores_and_volatile_variables() {
        compare(ChannelPrograms::careful, ALL, 0);
    }

    @Test
    void sss_needs_no_discipline_there_either() {
        compare(ChannelPrograms::careless, ALL.subList(0, 1), 0);
    }

    @Test
    void dpor_reaches_the_same_there_chance_included() {
        compare(ChannelPrograms::careless, List.of(spurious -> new SequentialSearch(new DporSearch(spurious, 0))), 0);
    }

    /** Theorems 3' and 5'. */
    @Test
    void a_violation_of_mld_prime_is_found_exactly_if_there_is_one() {
        int violated = 0;
        for (long seed = 0; seed < PROGRAMS; seed++) {
            Generated generated = ChannelPrograms.careless(seed);
            Boolean expected = violates(generated, new DfsStrategy());
            if (expected != null) {
                violated += expected ? 1 : 0;
                for (IntFunction<Strategy> strategy : ALL) {
                    Strategy reduced = strategy.apply(0);
                    assertThat(violates(generated, reduced))
                            .as(reduced.getClass().getSimpleName() + ", program " + seed + ": " + generated)
                            .isEqualTo(expected);
                }
            }
        }
        assertThat(violated).isGreaterThan(PROGRAMS / 10);
    }

    /** Null if there are too many executions to tell. */
    private static Boolean violates(Generated generated, Strategy strategy) {
        ModelRunner runner = runner(generated, 0);
        MldPrimeDetector detector = new MldPrimeDetector();
        for (int i = 0; i < LIMIT; i++) {
            if (!strategy.begin()) {
                return false;
            }
            FinishedExecution seen = runner.run(strategy);
            strategy.end(seen.trace());
            if (!detector.inspect(seen).isEmpty()) {
                return true;
            }
        }
        return null;
    }

    private static void compare(
            LongFunction<Generated> generator, List<IntFunction<Strategy>> strategies, int spurious) {
        int compared = 0;
        long[] sums = new long[strategies.size() + 1];
        for (long seed = 0; seed < PROGRAMS; seed++) {
            Generated generated = generator.apply(seed);
            Exhausted all = Exhausted.run(runner(generated, spurious), new DfsStrategy(), LIMIT);
            if (all.isComplete()) {
                compared++;
                for (IntFunction<Strategy> strategy : strategies) {
                    Strategy reduced = strategy.apply(spurious);
                    Exhausted e = Exhausted.run(runner(generated, spurious), reduced, LIMIT);
                    sums[strategies.indexOf(strategy)] += e.executions();
                    check(e, all, reduced.getClass().getSimpleName() + ", program " + seed + ": " + generated);
                }
            }
        }
        assertThat(compared).isGreaterThan(PROGRAMS / 5);
    }

    private static ModelRunner runner(Generated generated, int spurious) {
        return new ModelRunner(generated.program(), STEPS, spurious);
    }

    private static void check(Exhausted reduced, Exhausted all, String which) {
        assertThat(reduced.isComplete()).as(which).isTrue();
        assertThat(reduced.outcomes()).as(which).isEqualTo(all.outcomes());
        assertThat(reduced.hangs()).as(which).isEqualTo(all.hangs());
    }
}
