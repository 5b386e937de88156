package io.selvage.testbed.processes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.explore.subject.ProcessSpec;
import io.selvage.explore.subject.UnusableSubject;
import io.selvage.model.FindingKind;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.model.system.ProcessResult;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What belongs to a process, and what to all of them. */
class ProcessesTest {
    @TempDir
    private Path out;

    private Options options() {
        return Options.DEFAULTS.with(OptionList.OUT, out).with(OptionList.SCHEDULES, 20_000L);
    }

    @ParameterizedTest
    @EnumSource(
            value = StrategyName.class,
            names = {"DPOR", "SSS", "IF_SSS", "COMPOSED", "LAPOR"})
    void each_process_has_its_own_statics_names_of_threads_and_exit_code(StrategyName strategy) throws Exception {
        Result result =
                SystemRun.of(options().with(OptionList.STRATEGY, strategy), "one OwnStatics 3", "two OwnStatics 0");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.target()).isEqualTo("system:one+two");
        assertThat(result.processes())
                .containsExactly(new ProcessResult("one", List.of(3)), new ProcessResult("two", List.of(0)));
        assertThat(result.outputs())
                .extracting(ProgramOutput::text)
                .containsExactly("one| 2 Thread-0\ntwo| 2 Thread-0\n");
    }

    @Test
    void processes_that_have_nothing_to_do_with_each_other_multiply_no_schedules() throws Exception {
        long one = SystemRun.of(options(), "one LastWords", "two LastWords").executions();
        assertThat(one).isEqualTo(1);
    }

    @Test
    void an_exception_ends_one_process_with_code_1_and_its_hooks_run() throws Exception {
        Result result =
                SystemRun.of(options().with(OptionList.KEEP_GOING, true), "fails LastWords oops", "lives LastWords");
        assertThat(result.findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.kind()).isEqualTo(FindingKind.UNCAUGHT_EXCEPTION))
                .satisfies(finding -> assertThat(finding.message()).startsWith("fails/main "));
        assertThat(result.processes())
                .containsExactly(new ProcessResult("fails", List.of(1)), new ProcessResult("lives", List.of(0)));
        assertThat(result.outputs())
                .extracting(ProgramOutput::text)
                .containsExactly("fails| hello\nfails| bye\nlives| hello\nlives| bye\n");
    }

    @Test
    void a_process_that_never_ends_is_a_hang_of_the_system() throws Exception {
        Result result = SystemRun.of(options(), "ends OwnStatics 0", "stays WaitsForEver");
        assertThat(result.findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.kind()).isEqualTo(FindingKind.ORPHANED_WAIT))
                .satisfies(finding -> assertThat(finding.message()).startsWith("stays/main "));
    }

    @Test
    void a_process_is_a_name_a_host_a_class_path_a_class_and_arguments() throws Exception {
        ProcessSpec process = ProcessSpec.parse("db host=alpha classpath=lib com.acme.Db 8080 \"two words\"");
        assertThat(process)
                .isEqualTo(new ProcessSpec(
                        "db", "alpha", "", List.of(Path.of("lib")), "com.acme.Db", List.of("8080", "two words")));
        for (String bad : List.of("", "1db Main", "db", "db host=alpha", "db host=- Main")) {
            assertThatThrownBy(() -> ProcessSpec.parse(bad)).as(bad).isInstanceOf(UnusableSubject.class);
        }
    }
}
