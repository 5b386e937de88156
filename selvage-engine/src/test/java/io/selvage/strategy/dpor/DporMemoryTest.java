package io.selvage.strategy.dpor;

import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.dpor.analysis.LaporView;
import io.selvage.testing.Exhausted;
import io.selvage.testing.Forgetful;
import io.selvage.testing.ProgramGenerator;
import io.selvage.testing.ProgramGenerator.Generated;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** How many places a search keeps, and that it comes to the same with few of them. */
class DporMemoryTest {
    private static final int PROGRAMS = Integer.getInteger("selvage.programs", 200) / 8;
    private static final int STEPS = 10_000;
    private static final int LIMIT = 100_000;
    /** Programs with more executions than this are passed over. */
    private static final int LARGE = 100;

    /** A write of x first and one last; in between, pairs of writes to other variables. */
    private static ModelProgram apart(int pairs) {
        ModelProgram program = new ModelProgram().thread("first", write("x", 1));
        for (int i = 0; i < pairs; i++) {
            program.thread("a" + i, write("y" + i, 1)).thread("b" + i, write("y" + i, 2));
        }
        return program.thread("last", write("x", 2));
    }

    /** A write of x first; two threads that write y, the second of which writes x in the end. */
    private static ModelProgram chained(int writes) {
        List<Instruction> a = new ArrayList<>();
        List<Instruction> b = new ArrayList<>();
        for (int i = 0; i < writes; i++) {
            a.add(write("y", i));
            b.add(write("y", i));
        }
        b.add(write("x", 2));
        return new ModelProgram().thread("first", write("x", 1)).thread("a", a).thread("b", b);
    }

    private static Exhausted run(ModelProgram program, Batches search, int size) {
        return Exhausted.run(new ModelRunner(program, STEPS, 0), search, size, LIMIT);
    }

    @Test
    void what_has_nothing_to_do_with_a_reversal_is_not_planned_in_all_its_orders() {
        for (int pairs = 2; pairs <= 8; pairs++) {
            Measured search = new Measured(new DporSearch());
            Exhausted all = run(apart(pairs), search, 1);
            assertThat(all.executions()).isEqualTo(all.traces().size()).isEqualTo(1 << pairs + 1);
            int steps = 6 * (pairs + 1); // each thread begins, writes and ends
            assertThat(search.places).isLessThan((pairs + 1) * steps); // one short plan for each pair of writes
        }
    }

    @Test
    void however_many_plans_come_up_no_more_places_are_kept_than_allowed() {
        Measured unbounded = new Measured(new DporSearch());
        Exhausted all = run(chained(6), unbounded, 8);
        assertThat(all.executions()).isEqualTo(1848); // 2 · 12! / (6! 6!)
        assertThat(unbounded.places).isGreaterThan(3_000);
        Measured bounded = new Measured(bounded(300));
        Exhausted same = run(chained(6), bounded, 8);
        assertThat(same.traces()).isEqualTo(all.traces());
        assertThat(same.executions()).isGreaterThan(1848);
        assertThat(bounded.places).isLessThanOrEqualTo(300);
    }

    @Test
    void without_room_for_plans_what_is_kept_grows_with_the_length_of_an_execution_only() {
        for (int writes = 2; writes <= 6; writes++) {
            Measured search = new Measured(bounded(1));
            Exhausted all = run(chained(writes), search, 64);
            assertThat(all.traces())
                    .hasSameSizeAs(run(chained(writes), new DporSearch(), 64).traces());
            int steps = 2 * writes + 2 + 2 * 3; // with the beginnings and ends of three threads
            assertThat(search.places).isLessThanOrEqualTo(1 + 3 * steps);
        }
    }

    @Test
    void with_few_places_programs_of_all_kinds_show_the_same() {
        compare(ProgramGenerator::any, 0);
        compare(ProgramGenerator::any, 1);
        compare(ProgramGenerator::locked, 0);
    }

    private static void compare(LongFunction<Generated> generator, int spurious) {
        for (long seed = 0; seed < PROGRAMS; seed++) {
            Generated generated = generator.apply(seed);
            Exhausted all = run(generated, new DporSearch(spurious, 0), spurious, 1, LARGE);
            for (int size : new int[] {1, 7}) {
                for (int most : new int[] {1, 20}) {
                    DporSearch search = new DporSearch(LaporView::strict, spurious, 0, most);
                    if (all.isComplete()) {
                        Exhausted some = run(generated, search, spurious, size, LIMIT);
                        String which = "program " + seed + " in batches of " + size + ": " + generated;
                        check(some, all, which);
                        assertThat(some.traces()).as(which).isEqualTo(all.traces());
                    }
                }
            }
        }
    }

    private static Exhausted run(Generated generated, Batches search, int spurious, int size, int limit) {
        return Exhausted.run(new ModelRunner(generated.program(), STEPS, spurious), search, size, limit);
    }

    private static void check(Exhausted some, Exhausted all, String which) {
        assertThat(some.isComplete()).as(which).isTrue();
        assertThat(some.outcomes()).as(which).isEqualTo(all.outcomes());
        assertThat(some.hangs()).as(which).isEqualTo(all.hangs());
        assertThat(some.races()).as(which).isEqualTo(all.races());
        assertThat(some.cut()).as(which).isZero();
    }

    @Test
    void with_few_places_sections_that_change_places_unseen_show_the_same() {
        for (long seed = 0; seed < PROGRAMS; seed++) {
            Generated generated = ProgramGenerator.locked(seed);
            Exhausted all = run(generated, new DporSearch(), 0, 1, LARGE);
            if (all.isComplete()) {
                DporSearch search = new DporSearch(LaporView::relaxed, 0, 0, 1);
                check(run(generated, search, 0, 7, LIMIT), all, "program " + seed + ": " + generated);
            }
        }
    }

    @Test
    void a_search_that_took_plans_back_and_is_put_away_goes_on_as_if_nothing_had_happened() {
        for (int most : new int[] {1, 50, 200}) {
            Measured whole = new Measured(bounded(most));
            Measured interrupted = new Measured(new Forgetful<>(() -> bounded(most)));
            int executions = run(chained(4), whole, 5).executions();
            assertThat(run(chained(4), interrupted, 5).executions()).isEqualTo(executions);
            assertThat(interrupted.sizes).isEqualTo(whole.sizes);
        }
    }

    @Test
    void a_search_that_took_plans_back_says_that_schedules_may_have_been_run_again() {
        DporSearch all = new DporSearch();
        run(chained(4), all, 8);
        assertThat(all.remarks()).isEmpty();
        DporSearch some = bounded(50);
        run(chained(4), some, 8);
        assertThat(some.remarks()).singleElement().asString().contains("within 50 places", "more than once");
    }

    private static DporSearch bounded(int most) {
        return new DporSearch(LaporView::strict, 0, 0, most);
    }

    /** A search whose places are counted when a batch begins. */
    private static final class Measured implements Batches {
        private final Batches search;
        private final Supplier<DporSearch> current;
        private final List<Integer> sizes = new ArrayList<>();
        private int places;

        Measured(DporSearch search) {
            this(search, () -> search);
        }

        Measured(Forgetful<DporSearch> search) {
            this(search, search::search);
        }

        private Measured(Batches search, Supplier<DporSearch> current) {
            this.search = search;
            this.current = current;
        }

        @Override
        public List<? extends Strategy> next(int most) {
            List<? extends Strategy> batch = search.next(most);
            int now = current.get().nodes();
            sizes.add(now);
            places = Math.max(places, now);
            return batch;
        }

        @Override
        public void merge() {
            search.merge();
        }

        @Override
        public void save(DataOutput out) throws IOException {
            search.save(out);
        }

        @Override
        public void restore(DataInput in) throws IOException {
            search.restore(in);
        }

        @Override
        public double done() {
            return search.done();
        }
    }
}
