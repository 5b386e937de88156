package io.selvage.testbed.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import io.selvage.options.StrategyTrait;
import io.selvage.testbed.Corpus;
import io.selvage.testbed.Expect;
import io.selvage.testbed.SelvageProcess;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Correct programs of the corpus give no finding in any mode. Each program is explored in one mode, another one than
 * its neighbours; with
 * {@code -Dselvage.modes=all} each is explored in all of them, which takes half an hour.
 *
 * <p>A program may be correct and not follow the locking discipline. That is reported where a search relies on it, and
 * only there.
 */
class CorrectProgramsTest {
    private static final boolean ALL = "all".equals(System.getProperty("selvage.modes"));

    /** A strategy with a memory mode, and whether the discipline is looked at. */
    private record Mode(StrategyName strategy, String memory, boolean discipline) {
        boolean mayBlame(Finding finding) {
            return finding.kind() == FindingKind.LOCK_DISCIPLINE
                    && (discipline || strategy.has(StrategyTrait.RELIES_ON_LOCK_DISCIPLINE));
        }
    }

    @TempDir
    private Path out;

    private static List<Mode> modes() {
        List<Mode> modes = new ArrayList<>();
        for (StrategyName strategy : StrategyName.values()) {
            modes.add(new Mode(strategy, "all", false));
            modes.add(new Mode(strategy, "sync", false));
        }
        modes.add(new Mode(StrategyName.DPOR, "all", true));
        return modes;
    }

    @TestFactory
    Stream<DynamicTest> correct_programs_give_no_finding_in_any_mode() {
        List<Class<?>> programs = Corpus.all().stream()
                .filter(program -> isCorrect(Corpus.expectation(program)))
                .toList();
        List<Mode> modes = modes();
        return IntStream.range(0, programs.size())
                .boxed()
                .flatMap(i -> modes.stream()
                        .filter(mode -> ALL || mode == modes.get(i % modes.size()))
                        .map(mode -> DynamicTest.dynamicTest(
                                programs.get(i).getSimpleName() + " " + mode, () -> check(programs.get(i), mode))));
    }

    private static boolean isCorrect(Expect expect) {
        return expect.finding().isEmpty() && expect.failureClass().isEmpty();
    }

    private void check(Class<?> program, Mode mode) {
        Options options = Options.DEFAULTS
                .with(OptionList.STRATEGY, mode.strategy())
                .withText(OptionList.MEMORY, mode.memory())
                .with(OptionList.DISCIPLINE, mode.discipline())
                .with(OptionList.SCHEDULES, ALL ? 1_000L : 100L)
                .with(OptionList.STEPS, 3_000)
                .with(OptionList.TIME, Duration.ofMinutes(10))
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.OUT, out);
        Program subject = new Program(List.of(Path.of(SelvageProcess.corpus())), program.getName(), List.of());
        Result result = Exploration.run(options, subject);
        List<String> also = List.of(Corpus.expectation(program).also());
        // The steps that are allowed here are few.
        boolean isTooLong = result.executions() == 0 && result.cut() > 0;
        assertThat(isTooLong ? "" : result.fault()).isEmpty();
        assertThat(result.findings())
                .allMatch(finding ->
                        mode.mayBlame(finding) || also.contains(finding.kind().name()));
        assertThat(result.verdict()).isNotEqualTo(Verdict.TOOL_FAULT);
        assertThat(isTooLong || result.verdict() != Verdict.NOTHING_TESTED).isTrue();
    }
}
