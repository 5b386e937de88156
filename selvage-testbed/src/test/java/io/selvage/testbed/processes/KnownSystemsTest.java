package io.selvage.testbed.processes;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.MemoryMode;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Systems of which the literature knows what is right and wrong with them. */
@Tag("once")
class KnownSystemsTest {
    @TempDir
    private Path out;

    private Result run(String faults, String... processes) throws Exception {
        Options options = Options.DEFAULTS
                .with(OptionList.OUT, out)
                .with(OptionList.SCHEDULES, 100_000L)
                .with(OptionList.MEMORY, MemoryMode.SYNC);
        return SystemRun.of(faults.isEmpty() ? options : options.withText(OptionList.FAULTS, faults), processes);
    }

    @Test
    void a_token_goes_round_a_ring() throws Exception {
        Result result =
                run("", "two Ring token 3 2 2", "one after=two Ring token 3 1 2", "zero after=one Ring token 3 0 2");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.outputs())
                .extracting(ProgramOutput::text)
                .containsExactly("zero| the token was passed 6 times\n");
    }

    @Test
    void a_lost_token_is_never_found_again() throws Exception {
        Result result = run(
                "drop", "two Ring token 3 2 2", "one after=two Ring token 3 1 2", "zero after=one Ring token 3 0 2");
        assertThat(result.findings()).extracting(Finding::kind).containsExactly(FindingKind.ORPHANED_WAIT);
    }

    @Test
    void a_ring_elects_one_leader() throws Exception {
        Result result =
                run("", "two Ring elect 3 2 5", "one after=two Ring elect 3 1 9", "zero after=one Ring elect 3 0 7");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.outputs()).extracting(ProgramOutput::text).containsExactly("one| I lead\n");
    }

    @Test
    void a_commit_in_two_phases_is_a_commit_if_all_say_yes() throws Exception {
        Result result = run(
                "",
                "one TwoPhaseCommit take-part 1 yes",
                "two after=one TwoPhaseCommit take-part 2 yes",
                "c after=two TwoPhaseCommit coordinate 2");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.outputs()).extracting(ProgramOutput::text).containsExactly("one| commit\ntwo| commit\n");
        Result refused = run(
                "",
                "one TwoPhaseCommit take-part 1 yes",
                "two after=one TwoPhaseCommit take-part 2 no",
                "c after=two TwoPhaseCommit coordinate 2");
        assertThat(refused.outputs()).extracting(ProgramOutput::text).containsExactly("one| abort\ntwo| abort\n");
    }

    @Test
    void a_commit_in_two_phases_blocks_if_the_coordinator_crashes() throws Exception {
        Result result = run("crash", "one TwoPhaseCommit take-part 1 yes", "c after=one TwoPhaseCommit coordinate 1");
        assertThat(result.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.kind()).isEqualTo(FindingKind.ORPHANED_WAIT);
            assertThat(finding.message()).startsWith("one/main waits for a datagram on port localhost:7001");
        });
    }

    @Test
    void an_early_acknowledgement_loses_a_write_with_one_crash() throws Exception {
        String[] early = {
            "backup Register backup",
            "primary after=backup Register primary early",
            "client after=primary Register client"
        };
        assertThat(run("", early).verdict()).isEqualTo(Verdict.PASSED);
        assertThat(run("crash", early).findings())
                .singleElement()
                .satisfies(finding -> assertThat(finding.message()).contains("an acknowledged write is lost"));
    }

    @Test
    void a_late_acknowledgement_loses_none() throws Exception {
        Result result = run(
                "crash",
                "backup Register backup",
                "primary after=backup Register primary late",
                "client after=primary Register client");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
    }
}
