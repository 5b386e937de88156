package io.selvage.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.TestExecutionResult.Status.FAILED;
import static org.junit.platform.engine.TestExecutionResult.Status.SUCCESSFUL;

import io.selvage.junit.NotTested;
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SurroundingsTest {
    @Test
    void whatGoesBeforeAllTestsGoesBeforeEachExecution() {
        assertPasses(Surroundings.Child.class);
    }

    @Test
    void whatGoesBeforeAllTestsMayNeedTheInstanceOfAClassAndOfThoseAroundIt() {
        assertPasses(Surroundings.PerClass.class);
    }

    @Test
    void whatGoesAfterAllTestsIsPartOfEveryExecution() {
        Outcome outcome = Outcome.of(Surroundings.FailsAfterAll.class);

        assertThat(outcome.status()).isEqualTo(FAILED);
        assertThat(outcome.failure())
                .startsWith("FAILED: 1 finding")
                .contains("after all ==> expected: <0> but was: <1>");
    }

    @Test
    void monitorsAreExploredAfterWhatGoesBeforeAllTests() {
        assertPasses(Surroundings.Explored.class);
    }

    @Test
    void aFolderThatCannotBeGivenIsNamed() {
        assertNotTested(Surroundings.WantsFolder.class, "field folder of WithFolder", "@TempDir", "@BeforeEach");
        assertNotTested(Surroundings.WantsFolderForMonitor.class, "field folder of WithFolder", "@BeforeEach");
    }

    @Test
    void aTestThatIsRunOnceMayLeaveAFieldOfOthersAlone() {
        assertNotTested(Surroundings.WantsFolderOnce.class, "field folder of WithFolder", "@BeforeEach");
        assertNotTested(Surroundings.WantsInfoOnce.class, "TestInfo cannot be given to test");
        assertPasses(Surroundings.NeedsNoFolder.class);
    }

    @Test
    void aFieldThatAnExtensionFillsIsNamed() {
        assertNotTested(Surroundings.WantsMock.class, "field mock of WantsMock", "org.mockito", "@BeforeEach");
    }

    @Test
    void aFieldThatTheTestFillsItselfIsItsOwnBusiness() {
        assertPasses(Surroundings.MakesMock.class);
    }

    /** As by JUnit's console launcher with {@code -cp}. */
    @Test
    void everythingMayBeInALoaderOfItsOwn() throws Exception {
        List<URL> urls = new ArrayList<>();
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        for (String entry : classPath.split(File.pathSeparator)) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        Thread current = Thread.currentThread();
        ClassLoader before = current.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            current.setContextClassLoader(loader);
            Object outcomes = loader.loadClass(RunClasses.class.getName())
                    .getMethod("outcomes", String[].class)
                    .invoke(null, (Object) new String[] {Surroundings.Child.class.getName()});

            assertThat(outcomes).asString().contains("status = SUCCESSFUL");
        } finally {
            current.setContextClassLoader(before);
        }
    }

    @Test
    void classesOfLoadersThatTheTestMakesAreSeen() {
        for (Class<?> test : List.of(Surroundings.LoadsBelow.class, Surroundings.LoadsBeside.class)) {
            Outcome outcome = Outcome.of(test);

            assertThat(outcome.status()).isEqualTo(FAILED);
            assertThat(outcome.failure()).contains("Counting.count");
        }
    }

    @Test
    void aParameterThatNobodyCanGiveIsNamedWithItsPlace() {
        assertNotTested(
                Surroundings.WantsInfo.class,
                "a parameter of type TestInfo cannot be given to test; only a single Scenario can");
        assertNotTested(Surroundings.WantsInfoBefore.class, "TestInfo cannot be given to prepare");
        assertNotTested(
                Surroundings.WantsInfoFirst.class, "TestInfo cannot be given to the constructor of WantsInfoFirst");
    }

    @Test
    void aTestThatNeverComesToItsEndIsNotTested() {
        assertNotTested(Surroundings.Exits.class, "no execution came to the end of the test", "System.exit");
    }

    @Test
    void aTestThatComesToItsEndSometimesIsTested() {
        assertPasses(Surroundings.ExitsSometimes.class);
    }

    @Test
    void testsThatDifferInTheirParametersOnlyHaveFilesOfTheirOwn() {
        assertThat(Outcome.all(Surroundings.Overloaded.class))
                .extracting(Outcome::failure)
                .anyMatch(failure -> failure.contains("Overloaded-test-1.schedule"))
                .anyMatch(failure -> failure.contains("Overloaded-test-Scenario-1.schedule"));
    }

    private static void assertPasses(Class<?> type) {
        Outcome outcome = Outcome.of(type);
        assertThat(outcome.status()).as(outcome.failure()).isEqualTo(SUCCESSFUL);
    }

    private static void assertNotTested(Class<?> type, String... words) {
        Outcome outcome = Outcome.of(type);
        assertThat(outcome.thrown()).as(outcome.failure()).isEqualTo(NotTested.class);
        assertThat(outcome.failure()).contains(words).doesNotContain("class path");
    }
}
