package io.selvage.testbed.findings;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.replay.ScheduleFile;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.failures.Orders;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that fail in one way each get the kind and the class that this way has. */
class FailureKindsTest {
    @TempDir
    private Path out;

    private Options options() {
        return Options.DEFAULTS
                .with(OptionList.TIME, Duration.ofMinutes(10))
                .with(OptionList.STEPS, 2_000)
                .with(OptionList.OUT, out);
    }

    private static Result explore(Options options, String program) {
        return Exploration.run(options, program(program));
    }

    static Program program(String name) {
        Path classes = Path.of(SelvageProcess.corpus()).resolveSibling("test-classes");
        List<Path> classpath = List.of(classes, Path.of(SelvageProcess.corpus()));
        return new Program(classpath, "io.selvage.testbed.failures." + name, List.of());
    }

    @ParameterizedTest
    @CsvSource({
        "Conditions$SignalFirst, LOST_NOTIFICATION, FF_T5, for a notification that was lost",
        "Conditions$SetWithoutSignal, MISSED_NOTIFICATION, FF_T5, nobody has notified it since",
        "Conditions$AwaitInside, NESTED_MONITOR, FF_T2, holding what",
        "Inside$GetInside, NESTED_MONITOR, FF_T2, cannot come to end that",
        "Inside$AwaitInside, NESTED_MONITOR, FF_T2, cannot come to end that",
        "Inside$TakeInside, NESTED_MONITOR, FF_T2, cannot come to end that",
        "Inside$BackInside, DEADLOCK, FF_T2, 2 threads want locks",
        "Conditions$NotifyFirst, LOST_NOTIFICATION, FF_T5, for a notification that was lost",
        "Conditions$NotifyOneForTwo, MISSED_NOTIFICATION, FF_T5, only",
        "Conditions$WrongOneOfTwo, WRONG_WAITER, FF_T5, could not go on and waited again",
        "Conditions$ParkForNobody, ORPHANED_WAIT, FF_T5, is parked",
        "Conditions$UnparkThenSet, MISSED_NOTIFICATION, FF_T5, it would go on if it were woken",
        "Conditions$NeverStarted, ORPHANED_WAIT, FF_T5, nobody is left to bring it",
        "Blocking$LatchOfTwo, ORPHANED_WAIT, FF_T5, CountDownLatch.await",
        "Blocking$TakeTwice, ORPHANED_WAIT, FF_T5, BlockingQueue.take",
        "Blocking$PutTwice, ORPHANED_WAIT, FF_T5, BlockingQueue.put",
        "Blocking$PutForNobody, ORPHANED_WAIT, FF_T5, SynchronousQueue.put",
        "Blocking$TransferForNobody, ORPHANED_WAIT, FF_T5, LinkedTransferQueue.transfer",
        "Blocking$NeverCompleted, ORPHANED_WAIT, FF_T5, CompletableFuture.get",
        "Blocking$CompletedBehind, ORPHANED_WAIT, FF_T5, CompletableFuture.join",
        "Blocking$TaskNeverRun, ORPHANED_WAIT, FF_T5, FutureTask.get",
        "Blocking$PhaserOfThree, ORPHANED_WAIT, FF_T5, Phaser.arriveAndAwaitAdvance",
        "Blocking$ExchangeOfThree, ORPHANED_WAIT, FF_T5, Exchanger.exchange",
        "Blocking$BarrierOfThree, ORPHANED_WAIT, FF_T5, CyclicBarrier.await",
        "Blocking$JoinOneAnother, ORPHANED_WAIT, FF_T5, in a circle of 2",
        "LocksKept$NeverUnlocked, ORPHANED_WAIT, FF_T2, and never gave back: it has ended",
        "LocksKept$UnlockedOnce, ORPHANED_WAIT, FF_T2, and never gave back: it has ended",
        "LocksKept$TriedAndKept, ORPHANED_WAIT, FF_T2, and never gave back: it has ended",
        "LocksKept$ReadLockKept, ORPHANED_WAIT, FF_T2, and never gave back: it has ended",
        "LocksKept$StampKept, ORPHANED_WAIT, FF_T2, and never gave back: it has ended",
        "LocksKept$PermitKept, ORPHANED_WAIT, FF_T2, and never gave back: it has ended",
        "LocksKept$WriteInsideOfRead, DEADLOCK, FF_T2, which it cannot have while it holds it already",
        "LocksKept$ReadersCross, DEADLOCK, FF_T2, 2 threads want locks",
        "LocksKept$StampsCross, DEADLOCK, FF_T2, 2 threads want locks",
        "LocksKept$MonitorAndLock, DEADLOCK, FF_T2, 2 threads want locks",
        "LocksKept$ThreeInACircle, DEADLOCK, FF_T2, 3 threads want locks",
        "Pools$OneForTwoTasks, ORPHANED_WAIT, FF_T5, nobody is left to run the task that it waits for",
        "Pools$TwoForFourTasks, ORPHANED_WAIT, FF_T5, nobody is left to run the task that it waits for",
        "Pools$LatchBehind, ORPHANED_WAIT, FF_T5, nobody is left to run the task that is queued behind it",
        "Pools$ExecutedBehind, ORPHANED_WAIT, FF_T5, nobody is left to run the task that is queued behind it",
        "Pools$AllBegun, ORPHANED_WAIT, FF_T5, nobody is left to bring it",
        "Pools$FutureBehind, ORPHANED_WAIT, FF_T5, nobody is left to run the task that it waits for",
        "Pools$NeverShutDown, THREAD_LEAK, , waits for something to do",
        "Pools$TimerNeverShutDown, THREAD_LEAK, , waits for something to do",
        "Stamps$NeverValidated, DATA_RACE, FF_T1, nothing orders the two",
        "Stamps$WrittenWithout, DATA_RACE, FF_T1, nothing orders the two",
        "Arrayed$Fill, DATA_RACE, FF_T1, element 1 of int[]#",
        "Arrayed$Sort, DATA_RACE, FF_T1, element 1 of int[]#",
        "Arrayed$Clone, DATA_RACE, FF_T1, element 1 of int[]#",
        "Arrayed$CopyOf, DATA_RACE, FF_T1, element 1 of int[]#",
        "Arrayed$CopyFrom, DATA_RACE, FF_T1, element 1 of int[]#",
        "Arrayed$CopyTo, DATA_RACE, FF_T1, element 1 of int[]#",
        "Builders$Captured, DATA_RACE, FF_T1, StringBuilder#",
        "Builders$Referred, DATA_RACE, FF_T1, StringBuilder#",
        "Rounds$Polite, LIVELOCK, , the same state comes back",
        "Rounds$Spoon, LIVELOCK, , the same state comes back",
        "Rounds$BackOff, LIVELOCK, , the same state comes back",
        "Rounds$Undo, LIVELOCK, , the same state comes back",
        "Rounds$InsideOfLock, LIVELOCK, FF_T4, the same state comes back",
    })
    void a_program_that_fails_in_one_way_is_told_so(
            String program, FindingKind kind, FailureClass failureClass, String reason) {
        // However long an execution that goes round may be, all shorter ones come before it.
        Options options = kind == FindingKind.LIVELOCK ? options().with(OptionList.STEPS, 200) : options();
        Result result = explore(options, program);
        assertThat(result.findings()).hasSize(1);
        Finding finding = result.findings().get(0);
        assertThat(finding.kind()).as(finding.message()).isEqualTo(kind);
        assertThat(finding.failureClass()).isEqualTo(failureClass);
        assertThat(finding.message()).contains(reason);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Fair",
                "LongWay",
                "HiddenCount",
                "BoxedCount",
                "Chance",
                "Deadline",
                "LocalCount",
                "ConstantCount",
                "InterfaceCount",
                "ReadsOnly"
            })
    void a_loop_that_ends_is_not_blamed_however_long_it_takes(String program) {
        Options brief = options()
                .withText(OptionList.STRATEGY, "random")
                .with(OptionList.SCHEDULES, 3L)
                .with(OptionList.KEEP_GOING, true);
        assertThat(explore(brief, "Rounds$" + program).findings()).isEmpty();
    }

    @Test
    void a_deadlock_of_initialisers_tells_where_each_class_is_used_and_who_initialises_it() {
        Finding deadlock = explore(options(), "Classes").findings().get(0);
        assertThat(deadlock.kind()).isEqualTo(FindingKind.DEADLOCK);
        assertThat(deadlock.sites()).containsExactlyInAnyOrder("Classes.java:11", "Classes.java:16");
        assertThat(deadlock.details())
                .anySatisfy(line ->
                        assertThat(line).contains("holds Classes$One, wants Classes$Other (Classes.java:11), held by"))
                .anySatisfy(line ->
                        assertThat(line).contains("holds Classes$Other, wants Classes$One (Classes.java:16), held by"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Stamps$Validated", "Stamps$Converted", "Arrayed$Beside", "Builders$Joined"})
    void what_orders_memory_is_not_blamed(String program) {
        Result result = explore(options().with(OptionList.KEEP_GOING, true), program);
        assertThat(result.findings()).isEmpty();
        assertThat(result.exhaustive()).isTrue();
    }

    @Test
    void a_livelock_is_seen_again_in_a_replay() {
        Finding first = explore(options(), "Rounds$Undo").findings().get(0);
        ScheduleFile file = ScheduleFile.read(first.file().orElseThrow());
        Result again = Exploration.replay(file.options(), program("Rounds$Undo"), file.schedule(), file);
        assertThat(again.findings()).extracting(Finding::kind).containsExactly(FindingKind.LIVELOCK);
        assertThat(again.findings().get(0).sites()).isEqualTo(first.sites());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Opposite", "Three"})
    void a_deadlock_that_did_not_happen_is_reported_with_a_run_in_which_it_does(String program) {
        Options once = options().withText(OptionList.STRATEGY, "dfs").with(OptionList.SCHEDULES, 1L);
        assertThat(explore(once, "Orders$" + program).findings())
                .extracting(Finding::kind)
                .containsExactly(FindingKind.POTENTIAL_DEADLOCK);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Gate", "OneAfterTheOther", "LatchBetween", "FlagBetween", "Tried", "Readers", "Reentrant"})
    void a_deadlock_that_cannot_happen_is_not_reported(String program) {
        for (String strategy : List.of("dfs", "random", "exitblock-dd")) {
            Options few = options()
                    .withText(OptionList.STRATEGY, strategy)
                    .with(OptionList.SCHEDULES, 20L)
                    .with(OptionList.KEEP_GOING, true);
            assertThat(explore(few, "Orders$" + program).findings())
                    .as(strategy)
                    .noneMatch(finding -> finding.kind() != FindingKind.LOCK_DISCIPLINE);
        }
    }

    @Test
    void each_cause_is_told_once_and_counted() {
        Options all = options().withText(OptionList.STRATEGY, "dfs").with(OptionList.KEEP_GOING, true);
        Result result = explore(all, "Orders$" + Orders.TwoCauses.class.getSimpleName());
        assertThat(result.exhaustive()).isTrue();
        List<Finding> deadlocks = result.findings().stream()
                .filter(finding -> finding.kind() == FindingKind.DEADLOCK)
                .toList();
        assertThat(deadlocks).hasSize(1);
        assertThat(deadlocks.get(0).count()).isGreaterThan(1);
        assertThat(result.findings())
                .extracting(finding -> List.of(finding.kind(), finding.sites()))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"dpor", "dfs"})
    void whatever_threads_of_one_execution_die_of_is_told_and_counted(String strategy) {
        Options all = options().withText(OptionList.STRATEGY, strategy).with(OptionList.KEEP_GOING, true);
        Result two = explore(all, "Crashes$Two");
        assertThat(two.findings()).hasSize(2);
        assertThat(two.findings()).extracting(Finding::count).containsOnly(two.executions());
        Result same = explore(all, "Crashes$Same");
        assertThat(same.findings()).hasSize(1);
        assertThat(same.findings().get(0).count()).isEqualTo(same.executions());
    }

    @Test
    void one_death_is_enough_to_stop_at() {
        assertThat(explore(options(), "Crashes$Two").findings()).hasSize(1);
    }
}
