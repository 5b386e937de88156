package io.selvage.testbed.processes;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.model.system.FaultBounds;
import io.selvage.model.system.ProcessResult;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What goes wrong by choice. */
class FaultsTest {
    private static final String[] DATAGRAMS = {
        "r Datagrams receive 7000 2", "s after=r Datagrams send localhost 7000 a b"
    };

    private static final String[] ECHO = {"server Echo serve 80", "client after=server Echo ask localhost 80"};

    @TempDir
    private Path out;

    private Result run(String faults, String... processes) throws Exception {
        Options options = Options.DEFAULTS
                .with(OptionList.OUT, out)
                .with(OptionList.SCHEDULES, 50_000L)
                .with(OptionList.KEEP_GOING, true);
        return SystemRun.of(faults.isEmpty() ? options : options.withText(OptionList.FAULTS, faults), processes);
    }

    private static List<String> outputs(Result result) {
        return result.outputs().stream().map(ProgramOutput::text).toList();
    }

    @Test
    void without_faults_all_datagrams_arrive_once_and_in_their_order() throws Exception {
        assertThat(outputs(run("", DATAGRAMS))).containsExactly("r| a\nr| b\n");
    }

    @Test
    void a_datagram_may_be_lost() throws Exception {
        Result result = run("drop", DATAGRAMS);
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(outputs(result))
                .containsExactlyInAnyOrder("r| a\nr| b\n", "r| a\nr| no more\n", "r| b\nr| no more\n");
    }

    @Test
    void as_many_are_lost_as_the_bound_allows() throws Exception {
        assertThat(outputs(run("drop=2", DATAGRAMS))).contains("r| no more\n").hasSize(4);
    }

    @Test
    void a_datagram_may_arrive_twice() throws Exception {
        assertThat(outputs(run("duplicate", DATAGRAMS))).containsExactlyInAnyOrder("r| a\nr| b\n", "r| a\nr| a\n");
    }

    @Test
    void datagrams_may_overtake_each_other() throws Exception {
        assertThat(outputs(run("reorder", DATAGRAMS))).containsExactlyInAnyOrder("r| a\nr| b\n", "r| b\nr| a\n");
    }

    @Test
    void a_message_may_come_after_any_time_limit() throws Exception {
        assertThat(outputs(run("delay", DATAGRAMS)))
                .containsExactlyInAnyOrder("r| a\nr| b\n", "r| a\nr| no more\n", "r| no more\n");
    }

    @Test
    void a_connection_may_be_refused_though_somebody_listens() throws Exception {
        Result result = run("refuse", ECHO);
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.executions()).isEqualTo(2);
    }

    @Test
    void a_read_may_find_a_part_of_what_was_written() throws Exception {
        String[] parts = {"server Parts serve", "client after=server Parts send"};
        Result whole = run("", parts);
        assertThat(outputs(whole)).containsExactly("server| [ab, cd]\n");
        assertThat(whole.assumed())
                .containsExactly(
                        "each read of a stream gets what one write has sent (--faults segment explores others)");
        assertThat(outputs(run("segment", parts)))
                .containsExactlyInAnyOrder(
                        "server| [ab, cd]\n", "server| [a, b, cd]\n", "server| [ab, c, d]\n", "server| [abcd]\n");
    }

    @Test
    void a_process_may_crash_at_any_moment() throws Exception {
        Result result = run("crash", ECHO);
        assertThat(result.exhaustive()).isTrue();
        assertThat(result.processes())
                .containsExactly(
                        new ProcessResult("server", List.of(0, 1, 137)),
                        new ProcessResult("client", List.of(0, 1, 137)));
        assertThat(result.findings())
                .extracting(Finding::kind)
                .contains(FindingKind.ORPHANED_WAIT, FindingKind.UNCAUGHT_EXCEPTION);
        assertThat(result.findings()).extracting(Finding::message).anyMatch(text -> text.contains("Broken pipe"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"crash", "crash=2,drop=3,duplicate,reorder,delay,refuse,segment=2"})
    void bounds_are_written_as_they_are_read(String text) {
        assertThat(FaultBounds.parse(text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "crash=0", "crash=-1", "crash=x", "reorder=2", "fire", "drop,,crash", "partition"})
    void what_is_no_fault_is_refused(String text) {
        assertThat(FaultBounds.parse(text)).isNull();
    }
}
