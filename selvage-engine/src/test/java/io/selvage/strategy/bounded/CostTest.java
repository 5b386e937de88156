package io.selvage.strategy.bounded;

import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.timedAwait;
import static io.selvage.modelprogram.Instruction.timedPark;
import static io.selvage.modelprogram.Instruction.toss;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FinishedExecution;
import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.SequentialSearch;
import io.selvage.strategy.Strategy;
import io.selvage.testing.Ledger;
import io.selvage.testing.ProgramGenerator;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is within a bound, compared with what an independent account of all executions says. */
@Tag("once")
class CostTest {
    private static final int LIMIT = 2_000;
    private static final int SPURIOUS = 1;

    private static Instruction giveWay() {
        return toss("nothing", 1);
    }

    /** {@code times} rounds of a loop that looks at a flag and then does {@code pause}. */
    private static List<Instruction> polling(int times, Instruction pause) {
        List<Instruction> body = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            body.add(read("flag"));
            body.add(pause);
        }
        return body;
    }

    private static ModelProgram pollers(int pollers, int times, Instruction pause, Object... worker) {
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < pollers; i++) {
            program.thread("poller" + i, polling(times, pause));
        }
        return program.thread("worker", worker);
    }

    /** What each execution of a search costs, in the order of the search; empty if there are too many. */
    private static List<Integer> costs(ModelProgram program, Strategy strategy, ToIntFunction<Ledger> cost) {
        ModelRunner runner = new ModelRunner(program, 10_000, SPURIOUS);
        Ledger ledger = new Ledger(strategy);
        List<Integer> costs = new ArrayList<>();
        while (ledger.begin()) {
            if (costs.size() == LIMIT) {
                return List.of();
            }
            FinishedExecution seen = runner.run(ledger);
            ledger.end(seen.trace());
            costs.add(cost.applyAsInt(ledger));
        }
        return costs;
    }

    private static void check(ModelProgram program) {
        check(program, TreeSearch::preemptions, Ledger::preemptions);
        check(program, TreeSearch::delays, Ledger::delays);
    }

    private static void check(ModelProgram program, Supplier<TreeSearch> bounded, ToIntFunction<Ledger> cost) {
        List<Integer> all = new ArrayList<>(costs(program, new DfsStrategy(), cost));
        Collections.sort(all);
        if (!all.isEmpty()) {
            TreeSearch search = bounded.get();
            List<Integer> bounds = new ArrayList<>();
            List<Integer> costs = costs(program, new SequentialSearch(search), ledger -> {
                bounds.add(search.bound());
                return cost.applyAsInt(ledger);
            });
            assertThat(costs).isEqualTo(all).isEqualTo(bounds);
        }
    }

    /** How many executions cost nothing, of which there must be fewer than the limit. */
    private static int costless(ModelProgram program, TreeSearch search) {
        ModelRunner runner = new ModelRunner(program, 10_000, 0);
        SequentialSearch strategy = new SequentialSearch(search);
        int count = 0;
        while (strategy.begin() && search.bound() == 0) {
            assertThat(count++).isLessThan(LIMIT);
            strategy.end(runner.run(strategy).trace());
        }
        return count;
    }

    @Test
    void executions_come_in_the_order_of_what_they_cost_each_once() {
        for (long seed = 0; seed < 25; seed++) {
            check(ProgramGenerator.any(seed).program());
            check(ProgramGenerator.polite(seed).program());
        }
        check(pollers(2, 2, giveWay(), write("flag", 1)));
        check(pollers(2, 2, timedPark(), write("flag", 1)));
        check(pollers(1, 3, giveWay(), timedPark(), write("flag", 1)));
        check(pollers(1, 3, timedPark(), giveWay(), write("flag", 1)));
    }

    @Test
    void however_often_somebody_polls_the_costless_executions_are_the_same() {
        Object[] running = {write("x", 1), write("flag", 1)};
        Object[] sleeping = {timedPark(), write("flag", 1)};
        Object[] waiting = {lock("m"), timedAwait("m"), unlock("m"), write("flag", 1)};
        for (Instruction pause : List.of(timedPark(), giveWay())) {
            for (Object[] worker : List.of(running, sleeping, waiting)) {
                for (int pollers = 1; pollers <= 2; pollers++) {
                    int few = costless(pollers(pollers, 5, pause, worker), TreeSearch.preemptions());
                    int many = costless(pollers(pollers, 50, pause, worker), TreeSearch.preemptions());
                    assertThat(many).isEqualTo(few);
                }
            }
        }
    }

    @Test
    void a_time_out_is_a_preemption_only_if_somebody_could_go_on() {
        ModelProgram program = new ModelProgram().thread("a", timedPark()).thread("b", write("x", 1));
        assertThat(costless(program, TreeSearch.preemptions())).isEqualTo(2);
        assertThat(costless(new ModelProgram().thread("a", timedPark()), TreeSearch.preemptions()))
                .isEqualTo(1);
    }

    @Test
    void a_thread_may_be_left_at_a_yield_and_must_be_at_the_next() {
        ModelProgram program =
                new ModelProgram().thread("a", giveWay(), giveWay()).thread("b", write("x", 1));
        // b goes first, or when a is about to yield for the first or for the second time.
        assertThat(costless(program, TreeSearch.preemptions())).isEqualTo(3);
    }
}
