package io.selvage.bench.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** What is measured gets into the tables and plots, and what is lost is said. */
@Tag("once")
class ComparisonPageTest {
    private static ProcessResult trial(double cold, AttemptResult.End end, long executions, double... seconds) {
        List<AttemptResult> scores = Arrays.stream(seconds)
                .mapToObj(each ->
                        new AttemptResult(end, executions, each, end == AttemptResult.End.FOUND ? "found | it" : ""))
                .toList();
        return new ProcessResult(cold, scores, Double.NaN, 100 * 1024, "");
    }

    private static ToolResults cell(String tool, BenchProgram program, ProcessResult... trials) {
        return new ToolResults(tool, program.title(), List.of(trials));
    }

    private static ToolComparison comparison() {
        ToolComparison comparison = new ToolComparison();
        BenchProgram wrong = BenchProgram.LOST_UPDATE;
        BenchProgram right = BenchProgram.LOST_UPDATE_FIXED;
        comparison.add(
                wrong,
                cell(
                        "selvage",
                        wrong,
                        trial(1, AttemptResult.End.FOUND, 3, 0.5, 0.01),
                        trial(2, AttemptResult.End.FOUND, 3, 0.5, 0.03),
                        trial(4, AttemptResult.End.FOUND, 3, 0.5, 0.02)));
        comparison.add(wrong, cell("other", wrong, trial(8, AttemptResult.End.FOUND, 2, 7, 0.1)));
        comparison.add(wrong, cell("blind", wrong, trial(5, AttemptResult.End.ENDED, 9, 4)));
        comparison.add(right, cell("selvage", right, trial(1, AttemptResult.End.ENDED, 6, 0.5, 0.001)));
        comparison.add(right, cell("other", right, trial(9, AttemptResult.End.LIMIT, 600, 3)));
        comparison.add(right, cell("blind", right, new ProcessResult(9, List.of(), Double.NaN, 0, "VerifyError")));
        return comparison;
    }

    private static String page() {
        return new ComparisonPage(comparison()).text("selvage", "selvage");
    }

    @Test
    void a_row_has_medians_and_how_far_they_spread() {
        assertThat(page())
                .contains("| lost-update | selvage | yes | 3 | 2.00 (1.00–4.00) |"
                        + " 0.0200 (0.0100–0.0300) | 100 | found \\| it |");
    }

    @Test
    void who_is_done_without_the_fault_or_cannot_run_is_told() {
        assertThat(page())
                .contains("| lost-update | blind | **no, and says that it is done** | 9 |")
                .contains("| lost-update-fixed | blind | **cannot run it**: VerifyError |");
    }

    @Test
    void totals_are_counted_and_ratios_taken() {
        assertThat(page())
                .contains("| selvage | 1 of 1 | 0 | 1 of 1 | 1.00× (1) | 1.00× (1) |")
                .contains("| other | 1 of 1 | 0 | 0 of 1 | 4.00× (1) | 30.0× (1) |")
                .contains("| blind | 0 of 1 | 0 | 0 of 1 | – | – |");
    }

    @Test
    void losses_follow_from_the_numbers() {
        assertThat(comparison().losses("selvage")).containsExactly("lost-update: other needs 2 executions, selvage 3");
        assertThat(comparison().losses("other"))
                .contains("lost-update: selvage is faster from a cold start, 2.00 s against 8.00 s");
    }

    @Test
    void a_fault_found_in_some_processes_only_is_a_loss_against_who_finds_it() {
        ToolComparison comparison = new ToolComparison();
        BenchProgram wrong = BenchProgram.BUFFER_NOTIFY;
        comparison.add(
                wrong,
                cell(
                        "selvage",
                        wrong,
                        trial(1, AttemptResult.End.FOUND, 3, 0.5),
                        trial(9, AttemptResult.End.LIMIT, 900, 8)));
        comparison.add(wrong, cell("other", wrong, trial(8, AttemptResult.End.FOUND, 2, 7)));
        assertThat(new ComparisonPage(comparison).text("selvage", "selvage")).contains("1 times of 2");
        assertThat(comparison.losses("selvage"))
                .contains("buffer-notify: other finds the fault, selvage does not always");
    }

    @Test
    void a_tool_that_hangs_with_the_program_has_not_found_the_fault() {
        ToolComparison comparison = new ToolComparison();
        BenchProgram wrong = BenchProgram.BUFFER_NOTIFY;
        comparison.add(wrong, cell("other", wrong, trial(8, AttemptResult.End.HUNG, 5, 7)));
        assertThat(new ComparisonPage(comparison).text("selvage", "selvage"))
                .contains("| buffer-notify | other | hangs with it, says nothing | 5 |")
                .contains("| other | 0 of 1 | 1 | 0 of 0 |");
    }

    @Test
    void every_attempt_is_a_line_of_the_csv() {
        CsvTable csv = new CsvTable();
        BenchProgram wrong = BenchProgram.LOST_UPDATE;
        csv.add(cell(
                "other",
                wrong,
                trial(8, AttemptResult.End.FOUND, 2, 7, 0.1),
                new ProcessResult(9, List.of(), Double.NaN, 0, "a, \"b\"")));
        assertThat(csv.text().lines().skip(1))
                .containsExactly(
                        "lost-update,other,1,1,FOUND,2,7.000000,8.000000,102400,\"found | it\"",
                        "lost-update,other,1,2,FOUND,2,0.100000,,102400,\"found | it\"",
                        "lost-update,other,2,0,NO_ANSWER,0,,9.000000,,\"a, \"\"b\"\"\"");
    }

    @Test
    void a_plot_is_well_formed_and_shows_limits_hollow() throws Exception {
        Growth growth = new Growth(Growth.Axis.THREADS, List.of(2, 3));
        growth.add("<mine>", 2, trial(1, AttemptResult.End.ENDED, 20, 0.5));
        growth.add("<mine>", 3, trial(1, AttemptResult.End.LIMIT, 4000, 5));
        Document svg = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(growth.plot(Growth.Measure.EXECUTIONS))));
        assertThat(svg.getElementsByTagName("circle").getLength()).isEqualTo(3);
        assertThat(growth.plot(Growth.Measure.EXECUTIONS)).containsOnlyOnce("fill=\"white\"/>\n<polyline");
        assertThat(growth.table()).contains("| 3 | > 4,000, 5.00 s, 100 MB |");
    }

    @Test
    void a_score_survives_the_pipe() {
        AttemptResult score = new AttemptResult(AttemptResult.End.FOUND, 12, 0.25, "what it says");
        assertThat(AttemptResult.parse(score.line())).isEqualTo(score);
        AttemptResult silent = new AttemptResult(AttemptResult.End.LIMIT, 12, 0.25, "");
        assertThat(AttemptResult.parse(silent.line())).isEqualTo(silent);
    }

    @Test
    void numbers_are_short() {
        assertThat(Numbers.brief(0.0123456)).isEqualTo("0.0123");
        assertThat(Numbers.brief(1.23456)).isEqualTo("1.23");
        assertThat(Numbers.brief(123456)).isEqualTo("123,000");
        assertThat(Numbers.brief(Double.NaN)).isEqualTo("–");
        assertThat(Numbers.geometricMean(List.of(2.0, 8.0))).isEqualTo(4.0);
        assertThat(Numbers.median(List.of(4.0, 1.0, 2.0))).isEqualTo(2.0);
    }
}
