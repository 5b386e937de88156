package io.selvage.detect.race;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.ExtraAccess;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.testing.WrittenExecution;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What orders two accesses and what does not, rule by rule. */
class RaceRulesTest {
    private static List<Finding> races(WrittenExecution script) {
        return new RaceDetector().inspect(script);
    }

    private static void assertRace(WrittenExecution script) {
        assertThat(races(script)).extracting(Finding::kind).containsExactly(FindingKind.DATA_RACE);
    }

    private static void assertNoRace(WrittenExecution script) {
        assertThat(races(script)).isEmpty();
    }

    @Test
    void a_write_races_with_a_read_and_with_a_write() {
        assertRace(WrittenExecution.of("a", "b").write("a", "x").read("b", "x"));
        assertRace(WrittenExecution.of("a", "b").read("a", "x").write("b", "x"));
        assertRace(WrittenExecution.of("a", "b").write("a", "x").write("b", "x"));
    }

    @Test
    void reads_do_not_race_nor_do_accesses_to_different_variables() {
        assertNoRace(WrittenExecution.of("a", "b").read("a", "x").read("b", "x"));
        assertNoRace(WrittenExecution.of("a", "b").write("a", "x").write("b", "y"));
    }

    @Test
    void every_concurrent_reader_counts_not_just_the_last() {
        assertRace(WrittenExecution.of("a", "b", "c")
                .read("a", "x")
                .lock("b", "m")
                .read("b", "x")
                .unlock("b", "m")
                .lock("c", "m")
                .write("c", "x")
                .unlock("c", "m"));
    }

    @Test
    void the_same_lock_orders_and_another_one_does_not() {
        assertNoRace(WrittenExecution.of("a", "b")
                .lock("a", "m")
                .write("a", "x")
                .unlock("a", "m")
                .lock("b", "m")
                .write("b", "x")
                .unlock("b", "m"));
        assertRace(WrittenExecution.of("a", "b")
                .lock("a", "m")
                .write("a", "x")
                .unlock("a", "m")
                .lock("b", "n")
                .write("b", "x")
                .unlock("b", "n"));
    }

    @Test
    void a_thread_takes_the_lock_of_its_object_when_it_ends() {
        WrittenExecution ended = WrittenExecution.of("a", "b").write("b", "x").on("b", OpKind.END, "b");
        assertNoRace(ended.lock("a", "b").read("a", "x"));
        assertNoRace(WrittenExecution.of("a", "b")
                .lock("a", "b")
                .write("a", "y")
                .unlock("a", "b")
                .write("b", "x")
                .on("b", OpKind.END, "b")
                .lock("a", "b")
                .read("a", "x"));
        assertRace(WrittenExecution.of("a", "b")
                .write("b", "x")
                .on("b", OpKind.END, "b")
                .lock("a", "a")
                .read("a", "x"));
        assertRace(WrittenExecution.of("a", "b")
                .lock("a", "b")
                .write("b", "x")
                .on("b", OpKind.END, "b")
                .read("a", "x"));
    }

    @Test
    void waiting_gives_the_lock_up_and_coming_back_takes_it() {
        assertNoRace(WrittenExecution.of("a", "b")
                .lock("a", "m")
                .write("a", "x")
                .on("a", OpKind.WAIT, "m")
                .lock("b", "m")
                .write("b", "x")
                .on("b", OpKind.NOTIFY, "m")
                .unlock("b", "m")
                .lock("a", "m")
                .read("a", "x")
                .unlock("a", "m"));
    }

    @Test
    void a_notification_alone_orders_nothing() {
        assertRace(WrittenExecution.of("a", "b")
                .write("a", "x")
                .on("a", OpKind.NOTIFY, "m")
                .on("b", OpKind.WAITING, "m")
                .read("b", "x"));
    }

    @Test
    void start_orders_what_came_before_it_and_not_what_comes_after() {
        assertNoRace(WrittenExecution.of("a").write("a", "x").start("a", "b").write("b", "x"));
        assertRace(WrittenExecution.of("a").start("a", "b").write("a", "x").write("b", "x"));
    }

    @Test
    void a_thread_that_nobody_started_is_not_ordered_by_the_start_of_another() {
        assertRace(WrittenExecution.of("a")
                .write("a", "x")
                .start("a", "b")
                .on("c", OpKind.BEGIN, "c")
                .read("c", "x"));
    }

    @Test
    void join_orders_if_the_thread_has_ended() {
        assertNoRace(WrittenExecution.of("a")
                .start("a", "b")
                .write("b", "x")
                .on("b", OpKind.END, "b")
                .reading("a", OpKind.JOIN, "b")
                .read("a", "x"));
        assertRace(WrittenExecution.of("a")
                .start("a", "b")
                .write("b", "x")
                .reading("a", OpKind.JOIN, "b")
                .read("a", "x"));
    }

    @Test
    void a_join_that_times_out_orders_nothing() {
        assertRace(WrittenExecution.of("a")
                .start("a", "b")
                .write("b", "x")
                .on("b", OpKind.END, "b")
                .on("a", OpKind.JOIN, "b", Variant.TIMEOUT)
                .read("a", "x"));
    }

    @Test
    void seeing_that_a_thread_is_dead_orders_and_seeing_that_it_lives_does_not() {
        assertNoRace(WrittenExecution.of("a")
                .start("a", "b")
                .write("b", "x")
                .on("b", OpKind.END, "b")
                .reading("a", OpKind.THREAD_QUERY, "b")
                .read("a", "x"));
        assertRace(WrittenExecution.of("a")
                .start("a", "b")
                .write("b", "x")
                .reading("a", OpKind.THREAD_QUERY, "b")
                .read("a", "x"));
    }

    @Test
    void a_volatile_write_orders_later_reads_and_a_volatile_read_orders_nothing_after_it() {
        assertNoRace(WrittenExecution.of("a", "b")
                .write("a", "x")
                .volatileWrite("a", "v")
                .volatileRead("b", "v")
                .read("b", "x"));
        assertRace(WrittenExecution.of("a", "b")
                .write("a", "x")
                .volatileRead("a", "v")
                .volatileWrite("b", "v")
                .read("b", "x"));
    }

    @Test
    void volatile_accesses_race_with_plain_ones_only() {
        assertNoRace(WrittenExecution.of("a", "b")
                .volatileWrite("a", "v")
                .volatileWrite("b", "v")
                .volatileRead("a", "v"));
        assertRace(WrittenExecution.of("a", "b").volatileWrite("a", "v").read("b", "v"));
        assertRace(WrittenExecution.of("a", "b").volatileRead("a", "v").write("b", "v"));
        assertRace(WrittenExecution.of("a", "b").write("a", "v").volatileRead("b", "v"));
        assertNoRace(WrittenExecution.of("a", "b").read("a", "v").volatileRead("b", "v"));
    }

    @Test
    void calls_on_a_concurrent_object_order_if_the_earlier_one_changes_it() {
        assertNoRace(WrittenExecution.of("a", "b")
                .write("a", "x")
                .on("a", OpKind.CALL, "q")
                .reading("b", OpKind.CALL, "q")
                .read("b", "x"));
        assertNoRace(WrittenExecution.of("a", "b")
                .write("a", "x")
                .on("a", OpKind.EXTRA_ACCESS, "q")
                .on("b", OpKind.CALL, "q")
                .read("b", "x"));
        assertRace(WrittenExecution.of("a", "b")
                .write("a", "x")
                .reading("a", OpKind.CALL, "q")
                .on("b", OpKind.CALL, "q")
                .read("b", "x"));
    }

    @Test
    void every_earlier_unpark_orders_the_park() {
        assertNoRace(WrittenExecution.of("a", "b", "c")
                .write("a", "x")
                .on("a", OpKind.UNPARK, "c")
                .write("b", "y")
                .on("b", OpKind.UNPARK, "c")
                .on("c", OpKind.PARK, "c")
                .read("c", "x")
                .read("c", "y"));
        assertRace(WrittenExecution.of("a", "c")
                .write("a", "x")
                .on("c", OpKind.PARK, "c")
                .on("a", OpKind.UNPARK, "c")
                .read("c", "x"));
    }

    @Test
    void an_interrupt_orders_what_notices_it() {
        assertNoRace(WrittenExecution.of("a", "b")
                .write("a", "x")
                .on("a", OpKind.INTERRUPT, "b")
                .on("b", OpKind.SLEEP, "")
                .read("b", "x"));
        assertNoRace(WrittenExecution.of("a", "b", "c")
                .write("a", "x")
                .on("a", OpKind.INTERRUPT, "b")
                .reading("c", OpKind.THREAD_QUERY, "b")
                .read("c", "x"));
        assertRace(WrittenExecution.of("a", "b")
                .write("a", "x")
                .on("a", OpKind.INTERRUPT, "b")
                .read("b", "x"));
    }

    @Test
    void waiting_for_a_class_to_be_initialised_orders() {
        assertNoRace(WrittenExecution.of("a", "b")
                .write("a", "x")
                .on("a", OpKind.EXTRA_ACCESS, "c")
                .on("b", OpKind.INIT, "c")
                .read("b", "x"));
    }

    @Test
    void a_finding_names_both_accesses_and_their_locks() {
        Finding race = races(WrittenExecution.of("a", "b")
                        .lock("a", "m")
                        .writeAt("a", "x", "A.java:5")
                        .unlock("a", "m")
                        .readAt("b", "x", "A.java:9"))
                .get(0);
        assertThat(race.message())
                .isEqualTo("a writes x at A.java:5 while b reads it at A.java:9; nothing orders the two");
        assertThat(race.details())
                .containsExactly(
                        "a writes x at A.java:5 in step 4, holding m",
                        "b reads x at A.java:9 in step 6, holding no lock");
        assertThat(race.sites()).containsExactly("A.java:5", "A.java:9");
        assertThat(race.failureClass()).isEqualTo(FailureClass.FF_T1);
    }

    @Test
    void the_same_two_places_are_one_finding_whichever_comes_first_and_however_often() {
        RaceDetector detector = new RaceDetector();
        List<Finding> one = detector.inspect(WrittenExecution.of("a", "b")
                .writeAt("a", "x", "A.java:5")
                .writeAt("b", "x", "A.java:7")
                .writeAt("a", "x", "A.java:5"));
        List<Finding> other = detector.inspect(
                WrittenExecution.of("b", "a").writeAt("b", "x", "A.java:7").writeAt("a", "x", "A.java:5"));
        assertThat(one).hasSize(1);
        assertThat(other).hasSize(1);
        assertThat(other.get(0).sites()).isEqualTo(one.get(0).sites());
    }

    @Test
    void two_pairs_of_places_are_two_findings() {
        assertThat(races(WrittenExecution.of("a", "b")
                        .writeAt("a", "x", "A.java:1")
                        .writeAt("a", "y", "A.java:2")
                        .readAt("b", "x", "A.java:3")
                        .readAt("b", "y", "A.java:4")))
                .hasSize(2);
    }

    @Test
    void one_thread_alone_is_not_looked_at() {
        assertNoRace(WrittenExecution.of("a").write("a", "x").write("a", "x"));
    }

    private static WrittenExecution stamped(WrittenExecution script, String thread, String method) {
        return script.call(thread, "lock", "StampedLock." + method, "Here.java:1");
    }

    private static WrittenExecution stampedWrite(WrittenExecution script) {
        WrittenExecution inside = stamped(script, "w", "writeLock").write("w", "x");
        return stamped(inside, "w", "unlockWrite");
    }

    @Test
    void an_optimistic_read_that_turns_out_to_be_invalid_is_no_read() {
        WrittenExecution during = stampedWrite(
                stamped(WrittenExecution.of("r", "w"), "r", "tryOptimisticRead").read("r", "x"));
        assertNoRace(stamped(during, "r", "validate"));
        WrittenExecution inside =
                stamped(WrittenExecution.of("r", "w"), "w", "writeLock").write("w", "x");
        assertNoRace(stamped(stamped(inside, "r", "tryOptimisticRead").read("r", "x"), "r", "validate"));
    }

    @Test
    void an_optimistic_read_that_is_valid_comes_before_later_writers() {
        WrittenExecution valid =
                stamped(WrittenExecution.of("r", "w"), "r", "tryOptimisticRead").read("r", "x");
        assertNoRace(stampedWrite(stamped(valid, "r", "validate")));
    }

    @Test
    void an_optimistic_read_races_with_a_write_without_the_lock() {
        WrittenExecution begun =
                stamped(WrittenExecution.of("r", "w"), "r", "tryOptimisticRead").read("r", "x");
        assertRace(stamped(begun.write("w", "x"), "r", "validate"));
    }

    @Test
    void an_optimistic_read_that_is_never_validated_races_with_the_writer() {
        assertRace(stampedWrite(
                stamped(WrittenExecution.of("r", "w"), "r", "tryOptimisticRead").read("r", "x")));
        WrittenExecution again = stamped(
                stampedWrite(stamped(WrittenExecution.of("r", "w"), "r", "tryOptimisticRead")
                        .read("r", "x")),
                "r",
                "readLock");
        assertRace(stamped(again, "r", "validate"));
    }

    @Test
    void what_is_read_after_the_last_validation_is_not_optimistic() {
        WrittenExecution begun = stamped(WrittenExecution.of("r", "w"), "r", "tryOptimisticRead");
        assertRace(stampedWrite(stamped(begun, "r", "validate").read("r", "x")));
        WrittenExecution twice =
                stampedWrite(stamped(stamped(WrittenExecution.of("r", "w"), "r", "tryOptimisticRead"), "r", "validate")
                        .read("r", "x"));
        assertNoRace(stamped(twice, "r", "validate"));
    }

    @Test
    void the_end_of_a_thread_without_which_a_step_could_not_be_orders() {
        assertNoRace(WrittenExecution.of("a", "hook")
                .write("a", "x")
                .on("a", OpKind.END, "a")
                .extra("hook", "a", ExtraAccess.TERMINATION, false)
                .read("hook", "x"));
        assertNoRace(WrittenExecution.of("a", "b")
                .write("a", "x")
                .on("a", OpKind.END, "a")
                .extra("b", "a", ExtraAccess.ALIVE, false)
                .read("b", "x"));
    }

    @Test
    void that_a_worker_has_left_its_pool_orders() {
        for (int seen : new int[] {ExtraAccess.LEFT_POOL, ExtraAccess.POOL_TERMINATION}) {
            assertNoRace(WrittenExecution.of("worker", "b")
                    .write("worker", "x")
                    .extra("worker", "worker", ExtraAccess.LEFT_POOL, true)
                    .extra("b", "worker", seen, false)
                    .read("b", "x"));
        }
        assertRace(WrittenExecution.of("worker", "b")
                .write("worker", "x")
                .extra("b", "worker", ExtraAccess.LEFT_POOL, false)
                .read("b", "x"));
    }

    @Test
    void that_a_thread_is_found_alive_orders_nothing() {
        assertRace(WrittenExecution.of("a", "b")
                .write("a", "x")
                .extra("b", "a", ExtraAccess.ALIVE, false)
                .read("b", "x"));
    }

    @Test
    void a_lock_taken_inside_of_a_call_orders_like_one_of_the_program() {
        assertNoRace(WrittenExecution.of("a", "b")
                .extra("a", "m", ExtraAccess.HELD_ACROSS_STEPS, true)
                .write("a", "x")
                .extra("a", "m", ExtraAccess.RELEASED_ACROSS_STEPS, true)
                .lock("b", "m")
                .read("b", "x"));
        assertNoRace(WrittenExecution.of("a", "b")
                .lock("a", "m")
                .write("a", "x")
                .unlock("a", "m")
                .extra("b", "m", ExtraAccess.HELD_ACROSS_STEPS, true)
                .read("b", "x"));
    }

    @Test
    void a_thread_that_was_interrupted_before_it_was_started_learns_of_it_by_its_flag() {
        assertNoRace(WrittenExecution.of("a", "t")
                .write("a", "x")
                .extra("a", "t", ExtraAccess.INTERRUPT_FLAG, true)
                .extra("t", "t", ExtraAccess.INTERRUPT_FLAG, true)
                .read("t", "x"));
    }

    @Test
    void looking_at_a_permit_or_at_a_state_orders_nothing() {
        for (int what : new int[] {ExtraAccess.PERMIT, ExtraAccess.STARTED, ExtraAccess.threadState(0)}) {
            assertRace(WrittenExecution.of("a", "b")
                    .write("a", "x")
                    .extra("a", "o", what, true)
                    .extra("b", "o", what, false)
                    .read("b", "x"));
        }
    }
}
