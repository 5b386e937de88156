package io.selvage.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.selvage.model.FindingKind;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/** Runs all samples as JUnit would, and compares what becomes of them with what they declare. */
class SamplesTest {
    private static final List<Class<?>> SAMPLES = List.of(
            Sample01LostUpdate.class,
            Sample02CheckThenAct.class,
            Sample03DeadlyEmbrace.class,
            Sample04LostWakeUp.class,
            Sample05WrongWaiter.class,
            Sample06NestedMonitor.class,
            Sample07LeakedExecutor.class,
            Sample08StarvedPool.class,
            Sample09UnsafePublication.class,
            Sample10Gate.class,
            Sample11ConnectionPool.class);

    @Test
    void everySampleHasTheVerdictItDeclares() {
        assertThat(verdicts()).isEqualTo(declared());
    }

    private static Map<String, String> declared() {
        return SAMPLES.stream()
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .filter(method -> method.isAnnotationPresent(Verdict.class))
                .collect(Collectors.toMap(
                        method -> method.getDeclaringClass().getSimpleName() + "." + method.getName(),
                        method -> method.getAnnotation(Verdict.class).value(),
                        (a, b) -> a,
                        TreeMap::new));
    }

    private static Map<String, String> verdicts() {
        Map<String, String> verdicts = new TreeMap<>();
        EngineTestKit.engine("junit-jupiter")
                .selectors(SAMPLES.stream()
                        .map(type -> selectClass(type))
                        .toArray(org.junit.platform.engine.DiscoverySelector[]::new))
                .execute()
                .testEvents()
                .finished()
                .stream()
                .forEach(event -> verdicts.put(name(event), verdict(event)));
        return verdicts;
    }

    private static String name(Event event) {
        MethodSource source =
                (MethodSource) event.getTestDescriptor().getSource().orElseThrow();
        return source.getJavaClass().getSimpleName() + "." + source.getMethodName();
    }

    private static String verdict(Event event) {
        TestExecutionResult result = event.getRequiredPayload(TestExecutionResult.class);
        if (result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) {
            return "PASSED";
        }
        String report = result.getThrowable().orElseThrow().toString();
        return Arrays.stream(FindingKind.values())
                .filter(kind -> report.contains("\n" + kind.title() + " after "))
                .map(kind -> "FAILED " + kind)
                .findFirst()
                .orElse(report);
    }
}
