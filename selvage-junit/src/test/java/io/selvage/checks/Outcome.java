package io.selvage.checks;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/**
 * What JUnit says about a class with a single test.
 *
 * @param failure empty if there is none
 */
record Outcome(String name, TestExecutionResult.Status status, Class<?> thrown, String failure) {
    static Outcome of(Class<?> type) {
        Event event =
                EngineTestKit.engine("junit-jupiter")
                        .selectors(selectClass(type))
                        .execute()
                        .testEvents()
                        .finished()
                        .stream()
                        .findFirst()
                        .orElseThrow();
        TestExecutionResult result = event.getRequiredPayload(TestExecutionResult.class);
        Throwable thrown = result.getThrowable().orElse(null);
        return new Outcome(
                event.getTestDescriptor().getDisplayName(),
                result.getStatus(),
                thrown == null ? void.class : thrown.getClass(),
                thrown == null ? "" : thrown.getMessage());
    }
}
