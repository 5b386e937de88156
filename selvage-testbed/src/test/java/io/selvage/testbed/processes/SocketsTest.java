package io.selvage.testbed.processes;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.FindingKind;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.processes.programs.SocketMessages;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sockets of the JDK on the simulated network. */
class SocketsTest {
    @TempDir
    private Path out;

    private Options options() {
        return Options.DEFAULTS.with(OptionList.OUT, out).with(OptionList.SCHEDULES, 20_000L);
    }

    @ParameterizedTest
    @EnumSource(
            value = StrategyName.class,
            names = {"DPOR", "SSS", "IF_SSS", "COMPOSED", "LAPOR"})
    void requests_and_answers_are_one_schedule_for_each_number_of_attempts_to_connect(StrategyName strategy)
            throws Exception {
        Result result = SystemRun.of(
                options().with(OptionList.STRATEGY, strategy), "server Echo serve 8080", "client Echo ask server 8080");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.unseen()).isEmpty();
        assertThat(result.executions()).isEqualTo(7);
        assertThat(result.outputs())
                .extracting(ProgramOutput::text)
                .containsExactly("client| 0 → 1\nclient| 1 → 2\nclient| 2 → 3\n");
    }

    @Test
    void a_process_that_comes_after_a_server_finds_its_port_open() throws Exception {
        Result result = SystemRun.of(
                options(),
                "one after=server Lines say 80 a",
                "two after=server Lines say 80 b",
                "server Lines serve 80 2");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.executions()).isEqualTo(2);
        assertThat(result.outputs())
                .extracting(ProgramOutput::text)
                .containsExactlyInAnyOrder("one| 1 a\ntwo| 2 b\n", "one| 2 a\ntwo| 1 b\n");
    }

    @Test
    void processes_on_different_hosts_find_each_other_by_name() throws Exception {
        Result result =
                SystemRun.of(options(), "server host=alpha Echo serve 8080", "client host=beta Echo ask alpha 8080");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
    }

    @Test
    void processes_that_wait_for_each_other_are_a_deadlock() throws Exception {
        Result result = SystemRun.of(options(), "server Mutual serve", "client Mutual ask");
        assertThat(result.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.kind()).isEqualTo(FindingKind.DEADLOCK);
            assertThat(finding.message()).isEqualTo("2 processes wait for messages from one another in a cycle");
            assertThat(finding.details())
                    .hasSize(2)
                    .allSatisfy(line -> assertThat(line).contains("waits for data on connection "));
        });
    }

    @Test
    void buffers_are_finite() throws Exception {
        Result small = SystemRun.of(options(), "server ManyBytes serve 100000", "client ManyBytes ask 100000");
        assertThat(small.verdict()).isEqualTo(Verdict.PASSED);
        Result large = SystemRun.of(options(), "server ManyBytes serve 200000", "client ManyBytes ask 200000");
        assertThat(large.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.kind()).isEqualTo(FindingKind.DEADLOCK);
            assertThat(finding.details().get(0)).contains("waits for room for data");
        });
    }

    @Test
    void nobody_listens_yet() throws Exception {
        Result result = SystemRun.of(options(), "server Echo serve 8080", "client Echo ask nowhere 8080");
        assertThat(result.findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.kind()).isEqualTo(FindingKind.UNCAUGHT_EXCEPTION))
                .satisfies(finding -> assertThat(finding.message()).contains("UnknownHostException: nowhere"));
    }

    @Test
    void datagrams_of_different_senders_come_in_any_order_and_are_lost_if_nobody_is_there() throws Exception {
        Result result = SystemRun.of(
                options(),
                "r Datagrams receive 7000 2",
                "one Datagrams send localhost 7000 a",
                "two Datagrams send localhost 7000 b");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.outputs())
                .extracting(ProgramOutput::text)
                .containsExactlyInAnyOrder(
                        "r| a\nr| b\n", "r| b\nr| a\n", "r| a\nr| no more\n", "r| b\nr| no more\n", "r| no more\n");
    }

    @Test
    void a_program_that_talks_to_itself_sees_what_it_would_see_on_the_real_network() {
        PrintStream real = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try {
            System.setOut(new PrintStream(printed, true));
            SocketMessages.main(new String[0]);
        } catch (Exception e) {
            throw new AssertionError(e);
        } finally {
            System.setOut(real);
        }
        Program program =
                new Program(List.of(Path.of(SelvageProcess.tests())), SocketMessages.class.getName(), List.of());
        Result result = Exploration.run(options(), program);
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.outputs()).extracting(ProgramOutput::text).containsExactly(printed.toString());
    }
}
