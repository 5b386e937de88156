package io.selvage.checks;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/**
 * What JUnit says about a test.
 *
 * @param failure empty if there is none
 */
record Outcome(String name, TestExecutionResult.Status status, Class<?> thrown, String failure) {
    static Outcome of(Class<?> type) {
        return all(type).stream().findFirst().orElseThrow();
    }

    /** If it has several. */
    static List<Outcome> all(Class<?> type) {
        return EngineTestKit.engine("junit-jupiter")
                .selectors(selectClass(type))
                .execute()
                .testEvents()
                .finished()
                .stream()
                .map(Outcome::of)
                .toList();
    }

    private static Outcome of(Event event) {
        TestExecutionResult result = event.getRequiredPayload(TestExecutionResult.class);
        Throwable thrown = result.getThrowable().orElse(null);
        return new Outcome(
                event.getTestDescriptor().getDisplayName(),
                result.getStatus(),
                thrown == null ? void.class : thrown.getClass(),
                thrown == null ? "" : thrown.getMessage());
    }
}
