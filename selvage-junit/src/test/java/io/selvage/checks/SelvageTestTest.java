package io.selvage.checks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.TestExecutionResult.Status.ABORTED;
import static org.junit.platform.engine.TestExecutionResult.Status.FAILED;
import static org.junit.platform.engine.TestExecutionResult.Status.SUCCESSFUL;

import io.selvage.explore.shard.PartFile;
import io.selvage.explore.shard.PartMerge;
import io.selvage.junit.NotTested;
import io.selvage.junit.SelvageFailure;
import io.selvage.junit.SelvageTest;
import io.selvage.model.Verdict;
import io.selvage.options.FrontEnd;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelvageTestTest {
    @Test
    void theReportEntryOfAPassedTestSaysWhatWasProved() {
        Outcome outcome = Outcome.of(Cases.Surrounded.class);

        assertThat(outcome.status()).as(outcome.failure()).isEqualTo(SUCCESSFUL);
        assertThat(Outcome.reportEntries(Cases.Surrounded.class))
                .singleElement()
                .asString()
                .matches("PASSED exhaustive: all \\d+ schedules \\(dpor\\)");
    }

    @Test
    void aShardOfATestIsNoFailureAndAllOfThemMergedAreItsVerdict(@TempDir Path folder) throws IOException {
        System.setProperty("selvage.shard.results", folder.toString());
        try {
            for (String shard : List.of("1/2", "2/2")) {
                System.setProperty("selvage.shard", shard);
                Outcome outcome = Outcome.of(Cases.Surrounded.class);
                assertThat(outcome.status()).as(outcome.failure()).isEqualTo(SUCCESSFUL);
            }
        } finally {
            System.clearProperty("selvage.shard");
            System.clearProperty("selvage.shard.results");
        }
        List<PartMerge.Named> parts = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.forEach(file -> parts.add(new PartMerge.Named(file.toString(), PartFile.read(file))));
        }
        assertThat(parts).hasSize(2);
        assertThat(PartMerge.merge(parts, PartMerge.Missing.REFUSE))
                .singleElement()
                .satisfies(result -> assertThat(result.verdict()).isEqualTo(Verdict.PASSED));
    }

    @Test
    void whatSurroundsATestIsPartOfEveryExecution() {
        Outcome outcome = Outcome.of(Cases.FailsAfterwards.class);

        assertThat(outcome.status()).isEqualTo(FAILED);
        assertThat(outcome.thrown()).isEqualTo(SelvageFailure.class);
        assertThat(outcome.failure())
                .startsWith("FAILED: 1 finding")
                .contains("expected: <2> but was: <1>", "part-1", "part-2");
    }

    @Test
    void aReportHasTheLinesOfTheTestAndNoFramesOfOurs() {
        String report = Outcome.of(Cases.FailsAfterwards.class).failure();

        assertThat(report)
                .containsPattern("start part-1 .* Cases.java:\\d+")
                .containsPattern("join part-1 .* Cases.java:\\d+")
                .contains("at io.selvage.checks.Cases$FailsAfterwards.check(")
                .doesNotContain("at io.selvage.junit.", "at org.junit.");
        assertThat(report.split("AssertionFailedError: expected", -1)).hasSize(2);
    }

    @Test
    void theMessageIsOneLineAndTheReportComesWithTheStack() {
        SelvageFailure failure = (SelvageFailure) Outcome.thrownBy(Cases.FailsAfterwards.class);

        assertThat(failure.getMessage().lines()).hasSize(1);
        assertThat(failure)
                .hasMessageStartingWith("FAILED: 1 finding in ")
                .hasMessageContaining(": UNCAUGHT EXCEPTION after ")
                .hasMessageEndingWith("expected: <2> but was: <1>");
        assertThat(failure.toString()).endsWith(failure.report()).contains("replay: @SelvageTest");
        assertThat(failure.getExpected().getValue()).isEqualTo(2);
        assertThat(failure.getActual().getValue()).isEqualTo(1);
    }

    @Test
    void innerClassesGetNewOuterInstances() {
        Outcome outcome = Outcome.of(Cases.Outer.class);

        assertThat(outcome.status()).as(outcome.failure()).isEqualTo(SUCCESSFUL);
    }

    @Test
    void anAssumptionThatDoesNotHoldAbortsTheTest() {
        assertThat(Outcome.of(Cases.GivenUp.class).status()).isEqualTo(ABORTED);
    }

    @Test
    void aTestWithoutASecondThreadIsNotTested() {
        Outcome outcome = Outcome.of(Cases.Alone.class);

        assertThat(outcome.thrown()).isEqualTo(NotTested.class);
        assertThat(outcome.failure()).startsWith("NOTHING TESTED");
    }

    @Test
    void aTestThatIsLeftAloneIsNotTested() {
        Outcome outcome = Outcome.of(Cases.LeftAlone.class);

        assertThat(outcome.thrown()).isEqualTo(NotTested.class);
        assertThat(outcome.failure()).startsWith("NOTHING TESTED: none of the program's classes");
    }

    @Test
    void aTestThatIsLeftAloneInPartIsNotCalledExhaustive() {
        assertThat(Outcome.all(Cases.LeftAloneInPart.class))
                .extracting(Outcome::status)
                .containsExactly(SUCCESSFUL, ABORTED);
        assertThat(Outcome.reportEntries(Cases.LeftAloneInPart.class))
                .singleElement()
                .asString()
                .startsWith("NOT FOUND");
    }

    @Test
    void whereATestHasSystemOutGoItGoesAfterwards() {
        Outcome.of(Cases.Surrounded.class);
        PrintStream before = System.out;
        PrintStream mine = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        try {
            System.setOut(mine);
            Outcome.of(Cases.Surrounded.class);
            assertThat(System.out).isSameAs(mine);
        } finally {
            System.setOut(before);
        }
    }

    @Test
    void aWrongAttributeIsNamed() {
        assertThat(Outcome.of(Cases.BadAttribute.class).failure()).contains("strategy", "luck", "dpor");
    }

    @Test
    void aParameterThatNobodyCanGiveIsNamed() {
        assertThat(Outcome.of(Cases.BadParameter.class).failure()).contains("Scenario");
    }

    @Test
    void aMissingScheduleIsNamed() {
        Outcome outcome = Outcome.of(Cases.BadReplay.class);

        assertThat(outcome.thrown()).isEqualTo(NotTested.class);
        assertThat(outcome.failure()).contains("nowhere.schedule does not exist");
    }

    @Test
    void aReportThatCannotBeWrittenFailsTheTest() {
        assertThat(Outcome.of(Cases.Unwritable.class).failure())
                .contains("cannot write the report to /proc/none/report.html");
    }

    @Test
    void attributesAreOptions() {
        assertThat(Outcome.all(Cases.Sampled.class))
                .extracting(Outcome::name)
                .containsExactly("schedules", "NOT FOUND in 20 schedules (random)");
    }

    @Test
    void aRecordedScheduleIsARegressionTest() throws IOException {
        Outcome found = Outcome.of(Cases.FailsAfterwards.class);
        String file = found.failure()
                .lines()
                .filter(line -> line.contains("replay = "))
                .findFirst()
                .orElseThrow()
                .replaceAll(".*\"(.*)\".*", "$1");

        assertThat(Files.readString(Path.of(file))).contains("Cases$FailsAfterwards.test");
    }

    @Test
    void everyOptionThatMakesSenseInATestIsAnAttribute() {
        Set<String> options = OptionList.all().stream()
                .filter(option -> option.isFor(FrontEnd.TEST))
                .map(Option::name)
                .map(SelvageTestTest::camelCase)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> attributes = Arrays.stream(SelvageTest.class.getDeclaredMethods())
                .map(Method::getName)
                .collect(Collectors.toCollection(TreeSet::new));

        options.add("replay");
        options.add("unfinished");
        assertThat(attributes).isEqualTo(options);
    }

    private static String camelCase(String name) {
        return Arrays.stream(name.split("-"))
                .reduce((a, b) -> a + Character.toUpperCase(b.charAt(0)) + b.substring(1))
                .orElseThrow();
    }
}
