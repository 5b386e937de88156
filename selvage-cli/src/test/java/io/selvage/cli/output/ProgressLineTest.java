package io.selvage.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.SearchProgress;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private final StringWriter err = new StringWriter();

    private ProgressLine on(boolean terminal) {
        return new ProgressLine(new PrintWriter(err), terminal);
    }

    private static SearchProgress after(double seconds) {
        return new SearchProgress((long) (seconds * 1000), seconds, 0, 0.425, 1);
    }

    @Test
    void it_tells_number_rate_estimate_and_findings() {
        assertThat(ProgressLine.text(new SearchProgress(12_345, 2, 0, 0.425, 1)))
                .isEqualTo("12,345 executions, 6,173/s, about 43 % done, 1 finding");
        assertThat(ProgressLine.text(new SearchProgress(0, 0, 0, Double.NaN, 0)))
                .isEqualTo("0 executions, 0/s, no findings");
        assertThat(ProgressLine.text(new SearchProgress(10, 1, 0, 0.000064, 2)))
                .isEqualTo("10 executions, 10/s, less than 0.01 % done, 2 findings");
        assertThat(ProgressLine.text(new SearchProgress(300, 5, 2, 0.5, 0)))
                .isEqualTo("300 executions, 100/s after 2.0 s of weaving, about 50 % done, no findings");
    }

    @Test
    void a_terminal_has_one_line_that_is_written_over_and_gone_in_the_end() {
        try (ProgressLine line = on(true)) {
            line.progress(after(0.9));
            assertThat(err.toString()).isEmpty();
            line.progress(after(1));
            line.progress(after(1.1));
            line.progress(after(1.3));
        }
        String[] lines = err.toString().split("\r\u001b\\[K", -1);
        assertThat(lines).hasSize(4);
        assertThat(lines[1]).startsWith("1,000 executions");
        assertThat(lines[2]).startsWith("1,300 executions");
        assertThat(lines[3]).isEmpty();
        assertThat(err.toString()).doesNotContain("\n");
    }

    @Test
    void elsewhere_there_is_a_plain_line_every_ten_seconds() {
        try (ProgressLine line = on(false)) {
            for (int second = 1; second <= 25; second++) {
                line.progress(after(second));
            }
        }
        assertThat(err.toString().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("selvage: "))
                .noneMatch(line -> line.contains("\u001b"));
    }

    @Test
    void a_short_run_shows_nothing() {
        try (ProgressLine line = on(true)) {
            line.progress(after(0.5));
        }
        assertThat(err.toString()).isEmpty();
    }
}
