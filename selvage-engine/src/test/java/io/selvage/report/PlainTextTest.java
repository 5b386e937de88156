package io.selvage.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Step;
import io.selvage.model.Verdict;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlainTextTest {
    @Test
    void names_and_messages_of_the_program_never_look_like_a_part_of_the_report() {
        Finding finding = Finding.of(FindingKind.UNCAUGHT_EXCEPTION, "a\nPASSED died of E: one\r\nPASSED two\u001b[2J")
                .withDetails(List.of("E: one\nPASSED exhaustive: all\n\n2 schedules", "  at Main.java:3"))
                .withSteps(List.of(
                        new Step(1, "a\nPASSED", "start b\nPASSED", "Main.java:3", ""),
                        new Step(2, "b\u001b[31m", "begin", "", "a\nPASSED ended")));
        String report = TextReport.of(failed(finding, "one\nPASSED two"));
        assertThat(report.lines()).noneMatch(line -> line.startsWith("PASSED"));
        assertThat(report)
                .doesNotContain("\u001b", "\r")
                .contains("  a\n    PASSED died of E: one\n    PASSED two\\u001b[2J\n")
                .contains("  E: one\n    PASSED exhaustive: all\n")
                .contains("note: one\n      PASSED two\n")
                .contains("""
                           #  a\\nPASSED        b\\u001b[31m  where        why
                           1  start b\\nPASSED               Main.java:3
                           2                   begin                     a\\nPASSED ended
                        """);
    }

    @Test
    void a_fault_of_several_lines_has_one_at_the_margin() {
        Result result = Result.builder("run", "Main")
                .verdict(Verdict.TOOL_FAULT)
                .fault("thread 'a\nPASSED' is lost")
                .build();
        assertThat(TextReport.verdict(result)).isEqualTo("TOOL FAULT: thread 'a\n  PASSED' is lost");
    }

    @Test
    void the_replay_line_can_be_given_to_a_shell() {
        Finding finding = Finding.of(FindingKind.DEADLOCK, "stuck").withFile(Path.of("my out/it's $1.schedule"));
        assertThat(TextReport.of(failed(finding, "")))
                .contains("  replay: ./selvage replay 'my out/it'\\''s $1.schedule'\n");
        assertThat(PageSection.of(failed(finding, "")).replay().apply(finding))
                .isEqualTo("./selvage replay 'my out/it'\\''s $1.schedule'");
    }

    @Test
    void what_needs_no_quotes_has_none() {
        assertThat(PlainText.shellWord("target/selvage/Bank-1.schedule")).isEqualTo("target/selvage/Bank-1.schedule");
        assertThat(PlainText.shellWord("")).isEqualTo("''");
    }

    private static Result failed(Finding finding, String note) {
        return Result.builder("run", "Main")
                .verdict(Verdict.FAILED)
                .findings(List.of(finding))
                .notes(List.of(note))
                .build();
    }
}
