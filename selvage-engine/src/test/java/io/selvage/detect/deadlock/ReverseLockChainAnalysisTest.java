package io.selvage.detect.deadlock;

import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.unlock;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Ending;
import io.selvage.model.ExtraAccess;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.strategy.exitblock.ExitBlockStrategy;
import io.selvage.strategy.guided.SteeredStrategy;
import io.selvage.testing.DeadlockFigures;
import io.selvage.testing.DisciplinedPrograms;
import io.selvage.testing.Exhausted;
import io.selvage.testing.ProgramGenerator.Generated;
import io.selvage.testing.WrittenExecution;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class ReverseLockChainAnalysisTest {
    private static final int PROGRAMS = Integer.getInteger("selvage.programs", 150);
    private static final int LIMIT = 3_000;

    private static ExitBlockStrategy plain() {
        return ExitBlockStrategy.plain(site -> false);
    }

    private static ExitBlockStrategy readWrite() {
        return ExitBlockStrategy.readWrite(site -> false);
    }

    /** What is proposed in the executions of a search, one list for each execution. */
    private static List<List<ReverseLockChain>> proposals(ModelProgram program, ExitBlockStrategy strategy) {
        ModelRunner runner = new ModelRunner(program);
        ReverseLockChainAnalysis analysis = new ReverseLockChainAnalysis();
        List<List<ReverseLockChain>> all = new ArrayList<>();
        while (strategy.begin()) {
            FinishedExecution seen = runner.run(strategy);
            all.add(analysis.find(seen));
            strategy.end(seen.trace());
        }
        return all;
    }

    private static boolean isReal(ModelProgram program, ReverseLockChain chain) {
        SteeredStrategy steered = new SteeredStrategy(
                chain.steps().stream().mapToInt(ReverseLockChain.Step::thread).toArray(),
                chain.steps().stream().map(ReverseLockChain.Step::variant).toArray(Variant[]::new));
        return new ModelRunner(program).run(steered).ending() instanceof Ending.Hung;
    }

    @Test
    void figure_9_has_a_deadlock_at_each_of_its_two_aborted_paths() {
        List<List<ReverseLockChain>> proposals = proposals(DeadlockFigures.figure8(), plain());
        assertThat(proposals).hasSize(4); // two schedules, then the aborted paths
        assertThat(proposals.subList(0, 2)).allMatch(List::isEmpty);
        assertThat(proposals.subList(2, 4)).allMatch(chains -> chains.size() == 1);
        assertThat(proposals.subList(2, 4)).allMatch(chains -> isReal(DeadlockFigures.figure8(), chains.get(0)));
    }

    @Test
    void figure_11_exit_block_finds_the_deadlock_twice_and_its_pruned_variant_never() {
        List<List<ReverseLockChain>> plain = proposals(DeadlockFigures.figure10(), plain());
        assertThat(plain).filteredOn(chains -> !chains.isEmpty()).hasSize(2);
        assertThat(plain)
                .allMatch(chains -> chains.stream().allMatch(chain -> isReal(DeadlockFigures.figure10(), chain)));
        assertThat(proposals(DeadlockFigures.figure10(), readWrite())).allMatch(List::isEmpty);
    }

    @Test
    void regions_with_nothing_between_their_ends_are_seen_through() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), lock("n"), unlock("n"), unlock("m"))
                .thread("b", lock("n"), lock("m"), unlock("m"), unlock("n"));
        assertThat(proposals(program, plain()))
                .anyMatch(chains -> chains.stream().anyMatch(chain -> isReal(program, chain)));
    }

    @Test
    void behind_a_gate_there_is_no_deadlock() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("gate"), lock("m"), lock("n"), unlock("n"), unlock("m"), unlock("gate"))
                .thread("b", lock("gate"), lock("n"), lock("m"), unlock("m"), unlock("n"), unlock("gate"));
        assertThat(proposals(program, plain())).allMatch(List::isEmpty);
    }

    @Test
    void a_chain_that_needs_the_notification_given_under_it_is_refuted_by_running_it() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("n"), await("n"), lock("m"), unlock("m"), unlock("n"))
                .thread("b", lock("m"), lock("n"), signal("n"), unlock("n"), unlock("m"));
        boolean deadlocks = Exhausted.run(new ModelRunner(program), new DfsStrategy(), LIMIT).hangs().stream()
                .anyMatch(hang -> hang.contains("LOCK"));
        List<List<ReverseLockChain>> proposals = proposals(program, plain());
        assertThat(deadlocks).isFalse();
        assertThat(proposals).anyMatch(chains -> !chains.isEmpty());
    }

    /** With deadlock detection the search hangs, or infers a hang, exactly if brute force does. */
    @Test
    void deadlocks_are_found_if_and_only_if_they_exist() {
        int hanging = 0;
        for (long seed = 0; seed < PROGRAMS; seed++) {
            Generated generated = DisciplinedPrograms.next(seed);
            ModelProgram program = generated.program();
            Exhausted all = Exhausted.run(new ModelRunner(program), new DfsStrategy(), LIMIT);
            if (all.isComplete()) {
                boolean hangs = !all.hangs().isEmpty();
                hanging += hangs ? 1 : 0;
                assertThat(findsHang(program)).as(generated.toString()).isEqualTo(hangs);
            }
        }
        assertThat(hanging).isGreaterThan(PROGRAMS / 10);
    }

    private static boolean findsHang(ModelProgram program) {
        return !Exhausted.run(new ModelRunner(program), plain(), LIMIT * 5)
                        .hangs()
                        .isEmpty()
                || proposals(program, plain()).stream().flatMap(List::stream).anyMatch(chain -> isReal(program, chain));
    }

    /** Thread b stands before m, which a holds; n, which a has held since, is held by b. */
    private static List<ReverseLockChain> chains(WrittenExecution holdsM) {
        return new ReverseLockChainAnalysis()
                .find(holdsM.lock("a", "n").unlock("a", "n").lock("b", "n").stuck("b", OpKind.LOCK, "m", "a", false));
    }

    @Test
    void a_wait_that_throws_at_once_keeps_its_lock() {
        assertThat(chains(WrittenExecution.of("a", "b").lock("a", "m"))).isNotEmpty();
        assertThat(chains(WrittenExecution.of("a", "b").lock("a", "m").on("a", OpKind.WAIT, "m")))
                .isNotEmpty();
    }

    @Test
    void a_lock_is_held_until_it_has_been_released_as_often_as_it_was_acquired() {
        assertThat(chains(WrittenExecution.of("a", "b")
                        .lock("a", "m")
                        .lock("a", "m")
                        .unlock("a", "m")))
                .isNotEmpty();
    }

    @Test
    void a_lock_taken_inside_of_a_call_is_held_like_any_other() {
        assertThat(chains(WrittenExecution.of("a", "b").extra("a", "m", ExtraAccess.HELD_ACROSS_STEPS, true)))
                .isNotEmpty();
    }
}
