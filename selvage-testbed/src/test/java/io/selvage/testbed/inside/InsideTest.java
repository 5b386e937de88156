package io.selvage.testbed.inside;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.report.ResultReader;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.SelvageProcess.Run;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code --inside} takes and refuses, and what only it can show. */
class InsideTest {
    private static final String CONCURRENT = "java.util.concurrent.";
    private static final String DEQUE = "io.selvage.testbed.inside.DequeOrder";

    @TempDir
    private Path folder;

    private Run run(List<String> settings, String... words) {
        List<String> all = new ArrayList<>(List.of(
                words[0], "--classpath", SelvageProcess.corpus() + File.pathSeparator + SelvageProcess.tests()));
        all.addAll(List.of(words).subList(1, words.length));
        return SelvageProcess.selvage(folder, settings, all);
    }

    private Result result(String... words) {
        return ResultReader.read(run(List.of(), words).out());
    }

    @ParameterizedTest
    @CsvSource({
        "ConcurrentLinkedDequ, the JDK has no such class",
        "ForkJoinPool, queues and threads of fork-join pools are one object",
        "locks.LockSupport, its methods are operations themselves",
        "BlockingQueue, it is an interface",
        "TimeoutException, it has nothing that threads share",
    })
    void a_name_that_cannot_be_done_is_refused_with_the_reason(String name, String reason) {
        Run refused = run(List.of(), "run", "--inside", CONCURRENT + name, DEQUE);
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains(reason).hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource({"java.lang.Thread", "java.lang.String", "java.util.HashMap", "java.util.Vector", "java.sql.Timestamp"})
    void classes_of_other_packages_are_refused(String name) {
        Run refused = run(List.of(), "run", "--inside", name, DEQUE);
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err())
                .contains(name + " cannot be interleaved within: only classes of java.util.concurrent");
    }

    /** The JVM does not verify classes of its own unless it is told to. */
    @Test
    void all_of_the_package_can_be_done_but_for_what_is_noted() {
        Run run = run(
                List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:+BytecodeVerificationLocal"),
                "run",
                "--json",
                "--schedules",
                "2",
                "--inside",
                CONCURRENT + "*",
                DEQUE);
        Result result = ResultReader.read(run.out());
        assertThat(result.executions()).isEqualTo(2);
        assertThat(result.notes()).anyMatch(note -> note.contains("java.util.concurrent.ForkJoinPool"));
        assertThat(result.notes()).noneMatch(note -> note.contains("ConcurrentLinkedDeque"));
        assertThat(result.notes()).noneMatch(note -> note.contains("TimeoutException"));
    }

    @Test
    void a_schedule_says_what_it_is_inside_of_and_is_replayed_so() {
        Result found = result("run", "--json", "--inside", CONCURRENT + "ConcurrentLinkedDeque", DEQUE);
        Finding finding = found.findings().get(0);
        assertThat(finding.schedule()).contains("{java.util.concurrent.ConcurrentLinkedDeque}");
        Result replayed = result("replay", "--json", finding.schedule(), DEQUE);
        assertThat(replayed.findings()).extracting(Finding::kind).containsExactly(FindingKind.UNCAUGHT_EXCEPTION);
    }

    @Test
    void an_executor_takes_back_a_task_only_in_the_middle_of_a_call() {
        String program = ClosedMeanwhile.class.getName();
        Result outside = result("run", "--json", "--strategy", "preempt", "--schedules", "3000", program);
        Result inside = result(
                "run",
                "--json",
                "--strategy",
                "preempt",
                "--schedules",
                "3000",
                "--inside",
                CONCURRENT + "ScheduledThreadPoolExecutor",
                program);
        assertThat(outputs(outside)).containsExactlyInAnyOrder("run\n", "refused\n");
        assertThat(outputs(inside)).containsExactlyInAnyOrder("run\n", "refused\n", "taken back\n");
        assertThat(inside.verdict()).isEqualTo(Verdict.NOT_FOUND);
    }

    private static List<String> outputs(Result result) {
        return result.outputs().stream().map(ProgramOutput::text).toList();
    }
}
