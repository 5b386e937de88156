package io.selvage.strategy.selective;

import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.down;
import static io.selvage.modelprogram.Instruction.increment;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.put;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.take;
import static io.selvage.modelprogram.Instruction.toss;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.up;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.SequentialSearch;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.strategy.dpor.DporSearch;
import io.selvage.testing.Exhausted;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class SelectiveSearchTest {
    private static final int LIMIT = 10_000;
    private static final List<Supplier<Strategy>> ALL = List.of(
            () -> SelectiveSearch.sss(0, 0), () -> SelectiveSearch.ifSss(0, 0), () -> SelectiveSearch.composed(0, 0));

    private static Exhausted explore(ModelProgram program, Strategy strategy) {
        Exhausted result = Exhausted.run(new ModelRunner(program), strategy, LIMIT);
        assertThat(result.isComplete()).isTrue();
        return result;
    }

    private static ModelProgram twoReaders() {
        return new ModelProgram()
                .thread("a", lock("m"), read("v"), unlock("m"))
                .thread("b", lock("m"), read("v"), unlock("m"));
    }

    @Test
    void two_threads_that_only_read_under_a_lock_need_one_execution_when_composed() {
        Exhausted composed = explore(twoReaders(), SelectiveSearch.composed(0, 0));
        assertThat(composed.executions()).isEqualTo(1);
        assertThat(composed.cut()).isZero();
    }

    @Test
    void if_sss_tries_both_orders_of_the_locks() {
        Exhausted visible = explore(twoReaders(), SelectiveSearch.ifSss(0, 0));
        assertThat(visible.executions() - visible.cut()).isEqualTo(2);
    }

    @Test
    void a_writer_is_tried_before_and_after_a_reader() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), read("v"), unlock("m"))
                .thread("b", lock("m"), write("v", 1), unlock("m"));
        for (Supplier<Strategy> strategy : ALL) {
            assertThat(explore(program, strategy.get()).outcomes()).containsExactly("a:v=0 {v=1}", "a:v=1 {v=1}");
        }
    }

    @Test
    void threads_with_nothing_in_common_need_one_execution() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), write("x", 1), unlock("m"))
                .thread("b", lock("n"), write("y", 1), unlock("n"));
        for (Supplier<Strategy> strategy : ALL) {
            assertThat(explore(program, strategy.get()).executions()).isEqualTo(1);
        }
    }

    @Test
    void an_access_under_its_lock_leaves_no_choice() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), increment("x"), increment("x"), unlock("m"))
                .thread("b", lock("m"), increment("x"), increment("x"), unlock("m"));
        Exhausted stepwise = explore(program, SelectiveSearch.sss(0, 0));
        assertThat(stepwise.executions() - stepwise.cut()).isEqualTo(2);
    }

    @Test
    void a_deadlock_is_found_although_all_conflicts_are_between_locks() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), lock("n"), unlock("n"), unlock("m"))
                .thread("b", lock("n"), lock("m"), unlock("m"), unlock("n"));
        for (Supplier<Strategy> strategy : ALL) {
            assertThat(explore(program, strategy.get()).hangs()).hasSize(1);
        }
    }

    @Test
    void every_waiter_is_picked() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), await("m"), unlock("m"))
                .thread("b", lock("m"), await("m"), unlock("m"))
                .thread("c", lock("m"), signal("m"), unlock("m"));
        int hangs = explore(program, new DfsStrategy()).hangs().size();
        for (Supplier<Strategy> strategy : ALL) {
            assertThat(explore(program, strategy.get()).hangs()).hasSize(hangs);
        }
    }

    @Test
    void every_outcome_of_chance_is_explored() {
        ModelProgram program =
                new ModelProgram().thread("a", toss("die", 3), toss("coin", 2)).thread("b", read("x"));
        for (Supplier<Strategy> strategy : List.<Supplier<Strategy>>of(
                () -> SelectiveSearch.sss(0, 0),
                () -> SelectiveSearch.ifSss(0, 0),
                () -> SelectiveSearch.composed(0, 0),
                DfsStrategy::new,
                () -> new SequentialSearch(new DporSearch()))) {
            assertThat(explore(program, strategy.get()).outcomes()).hasSize(6);
        }
    }

    @Test
    void adding_to_and_taking_from_a_queue_that_is_not_empty_commute() {
        ModelProgram program = new ModelProgram()
                .thread("main", put("q", 1), put("q", 2))
                .thread("producer", put("q", 3))
                .thread("consumer", take("q"));
        Exhausted all = explore(program, new DfsStrategy());
        Exhausted visible = explore(program, SelectiveSearch.ifSss(0, 0));
        assertThat(visible.outcomes()).isEqualTo(all.outcomes());
        assertThat(visible.executions() - visible.cut())
                .isLessThan(all.executions())
                .isEqualTo(
                        explore(program, new SequentialSearch(new DporSearch())).executions());
    }

    @Test
    void giving_and_taking_permits_commute_as_long_as_there_are_some() {
        ModelProgram program =
                new ModelProgram().thread("a", up("s"), up("s"), up("s")).thread("b", down("s"), down("s"));
        Exhausted all = explore(program, new DfsStrategy());
        Exhausted visible = explore(program, SelectiveSearch.ifSss(0, 0));
        assertThat(visible.outcomes()).isEqualTo(all.outcomes());
        // As in dpor: to give one commutes with taking another one, also if there is none left then.
        assertThat(visible.executions() - visible.cut())
                .isEqualTo(
                        explore(program, new SequentialSearch(new DporSearch())).executions());
    }

    @Test
    void executions_that_are_cut_are_few_and_repeat_others() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), increment("x"), unlock("m"))
                .thread("b", lock("m"), increment("x"), unlock("m"))
                .thread("c", lock("m"), increment("x"), unlock("m"));
        Exhausted composed = explore(program, SelectiveSearch.composed(0, 0));
        assertThat(composed.executions() - composed.cut()).isEqualTo(6);
    }
}
