package io.selvage.strategy;

import static io.selvage.modelprogram.Instruction.addHook;
import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.compareAndSet;
import static io.selvage.modelprogram.Instruction.exit;
import static io.selvage.modelprogram.Instruction.giveWay;
import static io.selvage.modelprogram.Instruction.halt;
import static io.selvage.modelprogram.Instruction.interrupt;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.park;
import static io.selvage.modelprogram.Instruction.query;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.signalAll;
import static io.selvage.modelprogram.Instruction.sleep;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.timedAwait;
import static io.selvage.modelprogram.Instruction.timedJoin;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.unseenRead;
import static io.selvage.modelprogram.Instruction.unseenWrite;
import static io.selvage.modelprogram.Instruction.volatileRead;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;
import io.selvage.modelprogram.Form;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.modelprogram.TimeLimitLengths;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.strategy.dpor.DporSearch;
import io.selvage.strategy.exitblock.ExitBlockStrategy;
import io.selvage.strategy.selective.SelectiveSearch;
import io.selvage.strategy.tick.TickStrategy;
import io.selvage.testing.Net;
import io.selvage.testing.NetSearch;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The smallest programs on which the net has found a search that missed something. */
class NetCatchTest {
    private static Set<String> outcomes(ModelProgram program, Strategy strategy, int interrupts) {
        return outcomes(new ModelRunner(program, 1_000, 0, interrupts), strategy);
    }

    private static Set<String> outcomes(ModelRunner runner, Strategy strategy) {
        Set<String> outcomes = new TreeSet<>();
        while (strategy.begin()) {
            FinishedExecution seen = runner.run(strategy);
            if (!(seen.ending() instanceof Ending.Cut)) {
                outcomes.add(seen.output() + " " + seen.ending());
            }
            strategy.end(seen.trace());
        }
        return outcomes;
    }

    private static void reachesAll(ModelProgram program, Strategy strategy, int interrupts) {
        Set<String> all = outcomes(program, new DfsStrategy(), interrupts);
        assertThat(outcomes(program, strategy, interrupts)).isEqualTo(all);
    }

    private static ExitBlockStrategy exitBlock() {
        return ExitBlockStrategy.plain(site -> false);
    }

    private static ExitBlockStrategy exitBlockRw() {
        return ExitBlockStrategy.readWrite(site -> false);
    }

    @Test
    void tick_lets_a_thread_be_looked_at_before_and_after_its_start() {
        ModelProgram program = new ModelProgram()
                .thread("a", start("c"))
                .thread("b", query("c", Form.ALIVE))
                .thread("c", park());
        reachesAll(program, new TickStrategy(), 0);
    }

    @Test
    void tick_lets_others_go_on_before_the_jvm_ends() {
        ModelProgram program =
                new ModelProgram().thread("a", start("b")).thread("b", halt(1)).daemon("b");
        reachesAll(program, new TickStrategy(), 0);
    }

    @Test
    void exitblock_rw_lets_others_go_on_before_the_jvm_ends() {
        ModelProgram program = new ModelProgram().thread("a", exit(1)).thread("b", volatileRead("v"));
        assertThat(outcomes(program, exitBlockRw(), 0)).contains("b:v=0 {} Exited[status=1]", "{} Exited[status=1]");
    }

    @Test
    void exitblock_lets_the_state_of_a_thread_be_looked_at_while_it_waits() {
        ModelProgram program = new ModelProgram()
                .thread("a")
                .thread("b", query("c", Form.STATE))
                .thread("c", join("a"));
        reachesAll(program, exitBlock(), 0);
        reachesAll(program, exitBlockRw(), 0);
    }

    @Test
    void exitblock_has_a_thread_that_sleeps_or_joins_interrupted_from_outside() {
        reachesAll(new ModelProgram().thread("b", sleep()), exitBlock(), 1);
        reachesAll(new ModelProgram().thread("a", join("b")).thread("b"), exitBlock(), 1);
    }

    @Test
    void exitblock_rw_has_a_wait_on_a_thread_end_in_any_way_before_the_thread_ends() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("thread b"), timedAwait("thread b"), unlock("thread b"))
                .thread("b");
        reachesAll(program, exitBlockRw(), 1);
    }

    @Test
    void dpor_takes_only_the_start_that_succeeds_for_the_beginning_of_a_thread() {
        ModelProgram program = new ModelProgram()
                .thread("a", start("c"), compareAndSet("v", 1))
                .thread("b", start("c"))
                .thread("c", halt(0));
        reachesAll(program, new SequentialSearch(new DporSearch()), 0);
    }

    @Test
    void dpor_lets_the_jvm_end_by_itself_before_a_daemon_ends_it_and_runs_its_hooks() {
        ModelProgram program = new ModelProgram()
                .thread("a", addHook("h"))
                .thread("b", exit(0))
                .daemon("b")
                .thread("h");
        reachesAll(program, new SequentialSearch(new DporSearch()), 0);
    }

    @Test
    void an_exit_by_a_daemon_decides_how_the_jvm_ends_once_it_has_begun() {
        ModelProgram program = new ModelProgram()
                .thread("a", volatileRead("v"))
                .thread("b", exit(1))
                .daemon("b");
        assertThat(outcomes(program, new DfsStrategy(), 0))
                .containsExactlyInAnyOrder("a:v=0 {} Completed[]", "a:v=0 {} Exited[status=1]", "{} Exited[status=1]");
    }

    @Test
    void lapor_lets_the_jvm_end_between_two_sections_of_a_daemon() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), unlock("m"))
                .thread("b", lock("m"), unseenRead("u"), unlock("m"), lock("m"), unseenWrite("u", 1), unlock("m"))
                .daemon("b");
        reachesAll(program, new SequentialSearch(DporSearch.lapor(0, 0)), 0);
    }

    @Test
    void lapor_lets_the_jvm_end_before_the_section_of_a_daemon_that_adds_a_hook() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), unlock("m"))
                .thread("b", addHook("h"), lock("m"), unseenRead("u"), unlock("m"))
                .daemon("b")
                .thread("h");
        reachesAll(program, new SequentialSearch(DporSearch.lapor(0, 0)), 0);
    }

    private static SequentialSearch dpor() {
        return new SequentialSearch(new DporSearch());
    }

    /** Compares the number of traces, too. */
    private static void runsEachTraceOnce(ModelProgram program) {
        Net net = new Net(NetSearch.DPOR, 10_000);
        assertThat(net.difference(program)).isEmpty();
        assertThat(net.compared()).isEqualTo(1);
    }

    @Test
    void dpor_lets_a_thread_that_waits_for_another_to_end_be_interrupted_before_it_does() {
        runsEachTraceOnce(new ModelProgram()
                .thread("a", lock("thread b"), join("b"), unlock("thread b"))
                .thread("b", interrupt("a")));
    }

    @Test
    void dpor_lets_an_interrupt_end_a_wait_before_the_notification_whichever_came_first() {
        runsEachTraceOnce(waiting().thread("b", interrupt("a"), lock("m"), signal("m"), unlock("m")));
        runsEachTraceOnce(waiting().thread("b", lock("m"), signal("m"), unlock("m"), interrupt("a")));
        runsEachTraceOnce(
                waiting().thread("b", lock("m"), signalAll("m"), unlock("m")).thread("c", interrupt("a")));
        runsEachTraceOnce(new ModelProgram()
                .thread("c", interrupt("a"))
                .thread("b", lock("m"), signal("m"), unlock("m"))
                .thread("a", lock("m"), await("m"), unlock("m")));
    }

    private static ModelProgram waiting() {
        return new ModelProgram().thread("a", lock("m"), await("m"), unlock("m"));
    }

    /** The end of {@code a} comes before or after a start of a thread for which the JVM waits, unlike a daemon. */
    @Test
    void every_search_has_the_last_thread_end_before_and_after_a_daemon_starts_another_one() {
        ModelProgram program = new ModelProgram()
                .thread("a")
                .thread("b", start("c"))
                .daemon("b")
                .thread("c", timedJoin("c"), start("c"));
        for (Strategy strategy : List.of(
                dpor(),
                new SequentialSearch(DporSearch.lapor(0, 0)),
                SelectiveSearch.sss(0, 0),
                SelectiveSearch.ifSss(0, 0),
                SelectiveSearch.composed(0, 0),
                exitBlock(),
                exitBlockRw())) {
            reachesAllWithLongLimits(program, strategy, 0);
        }
    }

    @Test
    void if_sss_and_exitblock_rw_have_a_hook_end_before_the_last_thread_does() {
        ModelProgram program = new ModelProgram()
                .thread("a", addHook("h"))
                .thread("b", exit(0))
                .daemon("b")
                .thread("h", volatileRead("v"));
        reachesAll(program, SelectiveSearch.ifSss(0, 0), 0);
        reachesAll(program, SelectiveSearch.composed(0, 0), 0);
        reachesAll(program, exitBlockRw(), 0);
    }

    @Test
    void dpor_lets_a_long_limit_run_out_in_place_of_an_interrupt_from_outside() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), timedAwait("m"), unlock("m"))
                .thread("b", giveWay())
                .daemon("b");
        reachesAllWithLongLimits(program, new SequentialSearch(new DporSearch(0, 1)), 1);
    }

    private static void reachesAllWithLongLimits(ModelProgram program, Strategy strategy, int interrupts) {
        ModelRunner runner = new ModelRunner(program, 1_000, 0, interrupts).with(TimeLimitLengths.close(1));
        Set<String> all = outcomes(runner, new DfsStrategy());
        assertThat(outcomes(runner, strategy)).isEqualTo(all);
    }
}
