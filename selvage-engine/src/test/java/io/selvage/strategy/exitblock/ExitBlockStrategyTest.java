package io.selvage.strategy.exitblock;

import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.increment;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.park;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.timedAwait;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.unpark;
import static io.selvage.modelprogram.Instruction.volatileRead;
import static io.selvage.modelprogram.Instruction.volatileWrite;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FinishedExecution;
import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.testing.Exhausted;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs whose schedules can be counted by hand. */
class ExitBlockStrategyTest {
    private static final int LIMIT = 100_000;

    private static ExitBlockStrategy plain() {
        return ExitBlockStrategy.plain(site -> false);
    }

    private static ExitBlockStrategy readWrite() {
        return ExitBlockStrategy.readWrite(site -> false);
    }

    private static Exhausted explore(ModelProgram program, ExitBlockStrategy strategy) {
        Exhausted result = Exhausted.run(new ModelRunner(program), strategy, LIMIT);
        assertThat(result.isComplete()).isTrue();
        return result;
    }

    /** Threads with regions of their own, on locks of their own. */
    private static ModelProgram strangers(int threads, int regions) {
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < threads; i++) {
            List<Instruction> body = new ArrayList<>();
            for (int k = 0; k < regions; k++) {
                body.add(lock("lock of " + i));
                body.add(write("variable of " + i, k));
                body.add(unlock("lock of " + i));
            }
            program.thread("t" + i, body);
        }
        return program;
    }

    @ParameterizedTest
    @CsvSource({"1, 3, 1", "2, 1, 2", "2, 2, 6", "2, 4, 70", "3, 1, 6", "3, 2, 90", "3, 3, 1680", "4, 2, 2520"})
    void k_threads_with_n_releases_have_kn_factorial_by_n_factorial_to_the_k_schedules(int k, int n, int schedules) {
        Exhausted result = explore(strangers(k, n), plain());
        assertThat(result.executions()).isEqualTo(schedules);
        assertThat(result.cut()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"1, 3, 1", "2, 1, 2", "2, 4, 5", "3, 2, 9", "3, 5, 36", "4, 3, 64", "5, 2, 81"})
    void without_conflicts_n_plus_one_to_the_k_minus_one_of_them_are_left(int k, int n, int schedules) {
        Exhausted result = explore(strangers(k, n), readWrite());
        assertThat(result.executions()).isEqualTo(schedules);
        assertThat(result.executions() - result.cut()).isEqualTo(1); // all others are beginnings of it, put in order
    }

    /** Reads under a lock and writes one more under the lock again. */
    private static ModelProgram splitSync() {
        Instruction read = increment("x").get(0);
        Instruction write = increment("x").get(1);
        ModelProgram program = new ModelProgram();
        for (String thread : List.of("first", "second")) {
            program.thread(thread, lock("m"), read, unlock("m"), lock("m"), write, unlock("m"));
        }
        return program;
    }

    private static int scheduleThatLosesAnIncrement(ExitBlockStrategy strategy) {
        ModelRunner runner = new ModelRunner(splitSync());
        for (int schedule = 1; strategy.begin(); schedule++) {
            FinishedExecution seen = runner.run(strategy);
            if (seen.output().endsWith("{x=1}")) {
                return schedule;
            }
            strategy.end(seen.trace());
        }
        throw new AssertionError("not found");
    }

    @Test
    void split_sync_fails_on_the_third_schedule() {
        assertThat(scheduleThatLosesAnIncrement(plain())).isEqualTo(3);
        assertThat(scheduleThatLosesAnIncrement(readWrite())).isEqualTo(3);
    }

    private static void bothReach(ModelProgram program, String... outcomes) {
        for (Supplier<ExitBlockStrategy> strategy :
                List.<Supplier<ExitBlockStrategy>>of(ExitBlockStrategyTest::plain, ExitBlockStrategyTest::readWrite)) {
            assertThat(explore(program, strategy.get()).outcomes()).containsExactly(outcomes);
        }
    }

    @Test
    void a_notification_picks_either_waiter_or_comes_too_early() {
        bothReach(
                new ModelProgram()
                        .thread("a", lock("m"), await("m"), write("x", 1), unlock("m"))
                        .thread("b", lock("m"), await("m"), write("y", 1), unlock("m"))
                        .thread("n", lock("m"), signal("m"), unlock("m")),
                "{x=1}",
                "{y=1}",
                "{}");
    }

    @Test
    void a_timed_wait_ends_by_time_or_by_notification() {
        bothReach(
                new ModelProgram()
                        .thread("waiter", lock("m"), timedAwait("m"), read("x"), unlock("m"))
                        .thread("notifier", lock("m"), write("x", 1), signal("m"), unlock("m")),
                "waiter:x=0 {x=1}",
                "waiter:x=1 {x=1}");
    }

    @Test
    void volatile_variables_are_communication_without_a_lock() {
        bothReach(
                new ModelProgram()
                        .thread("a", volatileWrite("x", 1), volatileRead("y"))
                        .thread("b", volatileWrite("y", 1), volatileRead("x")),
                "a:y=0 b:x=1 {x=1, y=1}",
                "a:y=1 b:x=0 {x=1, y=1}",
                "a:y=1 b:x=1 {x=1, y=1}");
    }

    @Test
    void a_permit_is_given_in_time_or_waited_for() {
        bothReach(
                new ModelProgram()
                        .thread("p", lock("m"), read("x"), unlock("m"), park(), lock("m"), read("x"), unlock("m"))
                        .thread("u", lock("m"), write("x", 1), unlock("m"), unpark("p")),
                "p:x=0 p:x=1 {x=1}",
                "p:x=1 p:x=1 {x=1}");
    }

    @Test
    void joining_opens_no_schedules() {
        ModelProgram program = new ModelProgram()
                .thread("main", start("a"), start("b"), join("a"), join("b"), read("x"))
                .thread("a", lock("m"), write("x", 1), unlock("m"))
                .thread("b", lock("m"), write("x", 2), unlock("m"));
        Exhausted result = explore(program, plain());
        assertThat(result.executions()).isEqualTo(2);
        assertThat(result.cut()).isZero();
        assertThat(result.outcomes()).containsExactly("main:x=1 {x=1}", "main:x=2 {x=2}");
    }

    @Test
    void threads_that_wait_for_one_another_are_run_into_their_hang() {
        ModelProgram program = new ModelProgram()
                .thread("w", lock("a"), lock("b"), await("b"), unlock("b"), unlock("a"))
                .thread("n", write("x", 1), lock("a"), lock("b"), signal("b"), unlock("b"), unlock("a"));
        assertThat(explore(program, plain()).hangs()).isNotEmpty();
        assertThat(explore(program, readWrite()).hangs()).isNotEmpty();
    }

    @Test
    void a_join_under_a_lock_hangs_or_not_though_the_threads_share_no_data() {
        ModelProgram program = new ModelProgram()
                .thread("main", start("t"), lock("m"), join("t"), unlock("m"))
                .thread("t", lock("m"), write("x", 1), unlock("m"));
        for (ExitBlockStrategy strategy : List.of(plain(), readWrite())) {
            Exhausted result = explore(program, strategy);
            assertThat(result.completed()).containsExactly("{x=1}");
            assertThat(result.hangs()).isNotEmpty();
        }
    }
}
