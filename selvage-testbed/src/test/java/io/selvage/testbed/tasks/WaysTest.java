package io.selvage.testbed.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** How the JDK runs tasks costs little: what matters is the order of what the tasks do. */
class WaysTest {
    /** Ten times what two threads take that increment an atomic. */
    private static final long FEW = 20;

    /** Ways that take more, with what they take at most. */
    private static final Map<String, Long> MORE = Map.ofEntries(
            Map.entry("cached, invokeAny", 90L),
            Map.entry("cached, polled completion service", 24L),
            Map.entry("core time-out, get", 132L),
            Map.entry("fixed, invokeAny", 90L),
            Map.entry("fixed, polled completion service", 24L),
            Map.entry("future on a pool, exceptionally", 26L),
            Map.entry("future on a pool, orTimeout", 154L),
            Map.entry("future on a pool, thenCombineAsync", 24L),
            Map.entry("future, anyOf", 24L),
            Map.entry("future, delayed", 24L),
            Map.entry("future, exceptionally", 26L),
            Map.entry("future, runAfterEither", 38L),
            Map.entry("scheduled, awaitTermination", 35L),
            Map.entry("scheduled, close", 35L),
            Map.entry("scheduled, completion service", 36L),
            Map.entry("scheduled, invokeAny", 220L),
            Map.entry("scheduled, isDone", 143L),
            Map.entry("scheduled, polled completion service", 90L),
            Map.entry("scheduled, timed invokeAll", 51L),
            Map.entry("scope, any", 52L),
            Map.entry("thread per task, polled completion service", 24L),
            Map.entry("timers, latch", 88L),
            Map.entry("virtual, invokeAny", 21L),
            Map.entry("virtual, polled completion service", 24L),
            Map.entry("work stealing, invokeAny", 90L),
            Map.entry("work stealing, isDone", 24L),
            Map.entry("work stealing, polled completion service", 36L));

    /** Ways that have not been proved: they take too many executions, or do what is not followed. */
    private static final List<String> OPEN = List.of(
            "core time-out, awaitTermination",
            "future, orTimeout",
            "handing over, awaitTermination",
            "handing over, get",
            "map, forEach",
            "publisher, consume",
            "scheduled, isTerminated");

    @TempDir
    private Path out;

    @TestFactory
    Stream<DynamicTest> a_task_that_is_run_twice_is_proved_with_few_executions() {
        return Ways.all().entrySet().stream()
                .filter(way -> !OPEN.contains(way.getKey()))
                .map(way -> DynamicTest.dynamicTest(way.getKey(), () -> proves(way.getKey(), way.getValue())));
    }

    private void proves(String name, Way way) {
        long most = MORE.getOrDefault(name, FEW);
        Result result = MeasureWays.explore(way, most + 1, out);
        assertThat(result.verdict())
                .as("after " + result.executions() + " executions")
                .isEqualTo(Verdict.PASSED);
        assertThat(result.executions()).isLessThanOrEqualTo(most);
        List<String> outputs = result.outputs().stream()
                .map(ProgramOutput::text)
                .map(String::strip)
                .sorted()
                .toList();
        assertThat(outputs).isEqualTo(Ways.mayStopEarly(name) ? List.of("1", "2") : List.of("2"));
    }

    @Test
    void three_tasks_take_as_many_executions_as_they_have_orders_or_little_more() {
        ThreeTasks.all().forEach((name, program) -> {
            Result result = MeasureWays.explore(program, 61, out);
            assertThat(result.verdict()).as(name).isEqualTo(Verdict.PASSED);
            assertThat(result.executions()).as(name).isLessThanOrEqualTo(60);
        });
    }
}
