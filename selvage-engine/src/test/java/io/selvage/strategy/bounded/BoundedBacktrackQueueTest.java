package io.selvage.strategy.bounded;

import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Choice;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import io.selvage.testing.Forgetful;
import io.selvage.testing.Ledger;
import io.selvage.testing.ProgramGenerator;
import io.selvage.testing.SizedPrograms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A search by cost that may keep only so much for later comes to the same, in the same order of costs. */
@Tag("once")
class BoundedBacktrackQueueTest {
    private static final int PROGRAMS = Integer.getInteger("selvage.programs", 200) / 8;
    /** Programs with more executions than this are passed over. */
    private static final int LARGE = 300;

    private static final int SPURIOUS = 1;
    private static final long UNLIMITED = Long.MAX_VALUE;

    /** An execution, by an account that knows nothing of the search. */
    private record Run(String picks, String output, int cost) {}

    /** The executions of a search from its beginning to its end. */
    private static final class Runs {
        private final ModelRunner runner;
        private final ToIntFunction<Ledger> cost;
        private final List<Run> counted = new ArrayList<>();
        private final List<Run> retraced = new ArrayList<>();
        private final List<Long> bytes = new ArrayList<>();
        private final List<Double> done = new ArrayList<>();

        private Runs(ModelProgram program, ToIntFunction<Ledger> cost) {
            runner = new ModelRunner(program, 10_000, SPURIOUS);
            this.cost = cost;
        }

        private Run run(Strategy strategy) {
            Ledger ledger = new Ledger(strategy);
            ledger.begin();
            FinishedExecution seen = runner.run(ledger);
            ledger.end(seen.trace());
            return new Run(Arrays.toString(seen.choices()), seen.output(), cost.applyAsInt(ledger));
        }

        static Runs of(ModelProgram program, Kind kind, Batches search, int size) {
            return of(program, kind, search, () -> 0, size);
        }

        /** What is kept is counted after every batch. */
        static Runs counting(ModelProgram program, Kind kind, TreeSearch search, int size) {
            return of(program, kind, search, search::bytes, size);
        }

        /** In batches, of which the last execution is run first. */
        private static Runs of(ModelProgram program, Kind kind, Batches search, LongSupplier bytes, int size) {
            Runs runs = new Runs(program, kind.cost);
            for (List<? extends Strategy> batch = search.next(size); !batch.isEmpty(); batch = search.next(size)) {
                Run[] all = new Run[batch.size()];
                for (int i = batch.size() - 1; i >= 0; i--) {
                    all[i] = runs.run(batch.get(i));
                }
                for (int i = 0; i < all.length; i++) {
                    (batch.get(i).isReexecution() ? runs.retraced : runs.counted).add(all[i]);
                }
                search.merge();
                runs.bytes.add(bytes.getAsLong());
                runs.done.add(search.done());
            }
            return runs;
        }

        /** All there are, in the order of their costs; empty if there are too many. */
        static List<Run> byForce(ModelProgram program, Kind kind) {
            Runs runs = new Runs(program, kind.cost);
            DfsStrategy search = new DfsStrategy();
            List<Run> all = new ArrayList<>();
            while (search.begin()) {
                if (all.size() == LARGE) {
                    return List.of();
                }
                all.add(runs.run(new Begun(search)));
            }
            all.sort(Comparator.comparing(Run::cost));
            return all;
        }
    }

    /** A strategy whose execution has begun already. */
    private record Begun(Strategy strategy) implements Strategy {
        @Override
        public boolean begin() {
            return true;
        }

        @Override
        public int choose(Choice choice) {
            return strategy.choose(choice);
        }

        @Override
        public void end(Trace trace) {
            strategy.end(trace);
        }
    }

    private enum Kind {
        PREEMPTIONS(TreeSearch::preemptions, Ledger::preemptions),
        DELAYS(TreeSearch::delays, Ledger::delays);

        private final LongFunction<TreeSearch> search;
        private final ToIntFunction<Ledger> cost;

        Kind(LongFunction<TreeSearch> search, ToIntFunction<Ledger> cost) {
            this.search = search;
            this.cost = cost;
        }

        TreeSearch within(long most) {
            return search.apply(most);
        }
    }

    private static List<Integer> costs(List<Run> runs) {
        return runs.stream().map(Run::cost).toList();
    }

    /** Returns how many executions were run again. */
    private static int compare(ModelProgram program, Kind kind, long most, int size) {
        List<Run> all = Runs.byForce(program, kind);
        if (all.isEmpty()) {
            return 0;
        }
        Runs some = Runs.counting(program, kind, kind.within(most), size);
        assertThat(some.counted).containsExactlyInAnyOrderElementsOf(all);
        assertThat(costs(some.counted)).isEqualTo(costs(all));
        assertThat(all).containsAll(some.retraced);
        assertThat(some.bytes).allMatch(bytes -> bytes <= most);
        assertThat(some.done).isSorted().last().isEqualTo(1.0);
        assertThat(some.done.subList(0, some.done.size() - 1)).allMatch(done -> done < 1);
        return some.retraced.size();
    }

    @Test
    void with_little_memory_all_executions_come_in_the_order_of_what_they_cost_each_counted_once() {
        int retraced = 0;
        for (long seed = 0; seed < PROGRAMS; seed++) {
            for (Kind kind : Kind.values()) {
                for (int size : new int[] {1, 7}) {
                    for (long most : new long[] {1, 800, 4_000}) {
                        retraced += compare(ProgramGenerator.any(seed).program(), kind, most, size);
                        retraced += compare(ProgramGenerator.polite(seed).program(), kind, most, size);
                    }
                }
            }
        }
        assertThat(retraced).isGreaterThan(PROGRAMS);
    }

    @Test
    void without_memory_for_anything_each_cost_is_reached_through_all_that_is_cheaper() {
        ModelProgram program = new ModelProgram().thread("a", write("x", 1)).thread("b", write("x", 2));
        List<Integer> costs = costs(Runs.byForce(program, Kind.PREEMPTIONS));
        int cheaper = 0;
        for (int cost : costs) {
            cheaper += costs.get(costs.size() - 1) - cost;
        }
        assertThat(compare(program, Kind.PREEMPTIONS, 1, 1)).isEqualTo(cheaper).isPositive();
    }

    @Test
    void however_many_executions_there_are_no_more_is_kept_than_allowed() {
        ModelProgram program = SizedPrograms.writers(2, 2, 2);
        for (Kind kind : Kind.values()) {
            Runs all = Runs.counting(program, kind, kind.within(UNLIMITED), 1_024);
            assertThat(all.bytes).anyMatch(bytes -> bytes > 400_000);
            assertThat(all.retraced).isEmpty();
            Runs some = Runs.counting(program, kind, kind.within(50_000), 64);
            assertThat(some.bytes).allMatch(bytes -> bytes <= 50_000).anyMatch(bytes -> bytes > 25_000);
            assertThat(costs(some.counted)).isEqualTo(costs(all.counted));
            Set<String> picks = new HashSet<>();
            some.counted.forEach(run -> picks.add(run.picks));
            assertThat(picks).hasSameSizeAs(all.counted);
        }
    }

    @Test
    void a_search_that_is_put_away_goes_on_as_if_nothing_had_happened() {
        ModelProgram program = SizedPrograms.sections(2, 3);
        for (Kind kind : Kind.values()) {
            for (long most : new long[] {1, 1_000, 4_000}) {
                Runs whole = Runs.of(program, kind, kind.within(most), 5);
                Runs interrupted = Runs.of(program, kind, new Forgetful<>(() -> kind.within(most)), 5);
                assertThat(interrupted.counted).isEqualTo(whole.counted);
                assertThat(interrupted.retraced).isEqualTo(whole.retraced).isNotEmpty();
            }
        }
    }

    @Test
    void a_search_that_dropped_something_says_that_schedules_were_run_again() {
        TreeSearch all = Kind.DELAYS.within(UNLIMITED);
        Runs.of(SizedPrograms.writers(3, 3), Kind.DELAYS, all, 8);
        assertThat(all.remarks()).isEmpty();
        TreeSearch some = Kind.DELAYS.within(1_000);
        Runs.of(SizedPrograms.writers(3, 3), Kind.DELAYS, some, 8);
        assertThat(some.remarks())
                .singleElement()
                .asString()
                .contains("within 1,000 bytes", "fewer delays were run again", "not counted");
    }
}
