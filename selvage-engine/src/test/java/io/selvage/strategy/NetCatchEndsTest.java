package io.selvage.strategy;

import static io.selvage.modelprogram.Instruction.addHook;
import static io.selvage.modelprogram.Instruction.exit;
import static io.selvage.modelprogram.Instruction.halt;
import static io.selvage.modelprogram.Instruction.interrupt;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.query;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.tossNow;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.volatileRead;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;
import io.selvage.modelprogram.Form;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.strategy.exitblock.ExitBlockStrategy;
import io.selvage.testing.Net;
import io.selvage.testing.NetSearch;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The smallest programs on which the net has found a search that missed how threads or the JVM end. */
class NetCatchEndsTest {
    private static void differsNowhere(ModelProgram program) {
        for (NetSearch search : NetSearch.values()) {
            assertThat(new Net(search, 1_000).difference(program))
                    .as(search.name())
                    .isEmpty();
        }
    }

    @Test
    void the_jvm_ends_after_threads_that_were_kept_from_ending_by_what_comes_later() {
        differsNowhere(new ModelProgram()
                .thread("a", start("c"), lock("thread c"), unlock("thread c"))
                .thread("b", exit(1))
                .thread("c")
                .idle("c"));
        differsNowhere(new ModelProgram()
                .thread("a")
                .thread("b", query("a", Form.STATE))
                .thread("c", halt(0)));
        differsNowhere(new ModelProgram()
                .thread("a", lock("thread c"), unlock("thread c"))
                .thread("b", exit(0))
                .thread("c"));
        differsNowhere(new ModelProgram()
                .thread("a", halt(1))
                .thread("b", lock("thread c"), unlock("thread c"))
                .thread("c", addHook("h"))
                .thread("h"));
    }

    @Test
    void a_thread_that_waits_for_the_end_of_one_whose_lock_it_holds_is_interrupted_by_it() {
        differsNowhere(new ModelProgram()
                .thread("a", lock("thread b"), join("b"), unlock("thread b"))
                .thread("b", interrupt("a")));
    }

    @Test
    void a_hook_runs_though_a_daemon_ends_the_jvm() {
        differsNowhere(new ModelProgram()
                .thread("a", addHook("h"))
                .thread("b", exit(0))
                .daemon("b")
                .thread("h", volatileRead("v")));
    }

    @Test
    void a_value_that_a_step_draws_is_kept_where_the_step_comes_earlier() {
        differsNowhere(new ModelProgram()
                .thread("a", start("c"))
                .thread("b", tossNow("chance", 2), start("c"))
                .thread("c"));
    }

    @Test
    void exitblock_has_a_join_interrupted_from_outside_before_the_other_thread_runs() {
        ModelProgram program = new ModelProgram().thread("a").thread("b", join("a"));
        ModelRunner runner = new ModelRunner(program, 1_000, 0, 1);
        reachesAll(runner, ExitBlockStrategy.plain(site -> false).where(true));
        reachesAll(runner, ExitBlockStrategy.readWrite(site -> false).where(true));
    }

    private static void reachesAll(ModelRunner runner, Strategy strategy) {
        assertThat(outcomes(runner, strategy)).isEqualTo(outcomes(runner, new DfsStrategy()));
    }

    private static Set<String> outcomes(ModelRunner runner, Strategy strategy) {
        Set<String> outcomes = new TreeSet<>();
        while (strategy.begin()) {
            FinishedExecution seen = runner.run(strategy);
            if (!(seen.ending() instanceof Ending.Cut)) {
                outcomes.add(seen.output() + " " + seen.ending());
            }
            strategy.end(seen.explored());
        }
        return outcomes;
    }
}
