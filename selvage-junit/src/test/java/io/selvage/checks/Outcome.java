package io.selvage.checks;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.selvage.junit.SelvageFailure;
import java.time.Duration;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Execution;

/**
 * What JUnit says about a test.
 *
 * @param failure empty if there is none
 */
record Outcome(String name, TestExecutionResult.Status status, Class<?> thrown, String failure, Duration duration) {
    static Outcome of(Class<?> type) {
        return all(type).stream().findFirst().orElseThrow();
    }

    /** If it has several. */
    static List<Outcome> all(Class<?> type) {
        return executed(type).testEvents().executions().finished().stream()
                .map(Outcome::of)
                .toList();
    }

    /** What its first test throws. */
    static Throwable thrownBy(Class<?> type) {
        return executed(type).testEvents().failed().stream()
                .map(event -> event.getRequiredPayload(TestExecutionResult.class))
                .findFirst()
                .flatMap(TestExecutionResult::getThrowable)
                .orElseThrow();
    }

    /** Of containers and tests, in the order in which they begin. */
    static List<String> names(Class<?> type) {
        return executed(type).allEvents().started().stream()
                .map(event -> event.getTestDescriptor().getDisplayName())
                .toList();
    }

    /** What is published about its tests. */
    static List<String> reportEntries(Class<?> type) {
        return executed(type).allEvents().reportingEntryPublished().stream()
                .map(event -> event.getRequiredPayload(ReportEntry.class)
                        .getKeyValuePairs()
                        .get("selvage"))
                .toList();
    }

    private static EngineExecutionResults executed(Class<?> type) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(type))
                .execute();
    }

    private static Outcome of(Execution execution) {
        TestExecutionResult result = execution.getTerminationInfo().getExecutionResult();
        Throwable thrown = result.getThrowable().orElse(null);
        return new Outcome(
                execution.getTestDescriptor().getDisplayName(),
                result.getStatus(),
                thrown == null ? void.class : thrown.getClass(),
                thrown == null ? "" : text(thrown),
                execution.getDuration());
    }

    private static String text(Throwable thrown) {
        return thrown instanceof SelvageFailure failure ? failure.report() : thrown.getMessage();
    }
}
