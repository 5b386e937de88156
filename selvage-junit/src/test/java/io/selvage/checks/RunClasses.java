package io.selvage.checks;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;

/** Runs test classes by JUnit and prints what became of each test. */
public final class RunClasses {
    private RunClasses() {}

    /** Arguments: names of classes. */
    public static void main(String[] names) throws ClassNotFoundException {
        for (String name : names) {
            EngineTestKit.engine("junit-jupiter")
                    .selectors(selectClass(Class.forName(name)))
                    .execute()
                    .testEvents()
                    .finished()
                    .stream()
                    .forEach(event -> System.out.println(
                            name + " " + event.getTestDescriptor().getDisplayName() + " "
                                    + event.getRequiredPayload(TestExecutionResult.class)));
        }
    }
}
