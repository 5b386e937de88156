package io.selvage.checks;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;

/** Runs test classes by JUnit and prints what became of each test. */
public final class RunClasses {
    private RunClasses() {}

    /** Arguments: names of classes. */
    public static void main(String[] names) throws ClassNotFoundException {
        outcomes(names).forEach(System.out::println);
    }

    /** One line for each test of these classes. */
    public static List<String> outcomes(String... names) throws ClassNotFoundException {
        List<String> outcomes = new ArrayList<>();
        for (String name : names) {
            EngineTestKit.engine("junit-jupiter")
                    .selectors(selectClass(Class.forName(name)))
                    .execute()
                    .testEvents()
                    .finished()
                    .stream()
                    .forEach(event -> outcomes.add(name + " "
                            + event.getTestDescriptor().getDisplayName() + " "
                            + event.getRequiredPayload(TestExecutionResult.class)));
        }
        return outcomes;
    }
}
