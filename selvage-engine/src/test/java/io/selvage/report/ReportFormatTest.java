package io.selvage.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.options.Effect;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReportFormatTest {
    private static final ReportContent CONTENT = new ResultContent(Samples.deadlock());
    private static final ReportSources NO_SOURCES = new ReportSources() {
        @Override
        public SourceExcerpts excerpts() {
            return SourceExcerpts.none();
        }

        @Override
        public String path(String fileName) {
            return fileName;
        }
    };

    @TempDir
    Path folder;

    @Test
    void every_option_that_asks_for_a_report_has_a_format() {
        assertThat(ReportFormat.files().stream().map(ReportFormat::fileOption).map(Optional::orElseThrow))
                .containsExactlyElementsOf(OptionList.all().stream()
                        .filter(option -> option.decides(Effect.REPORT))
                        .<Option<Path>>map(ReportFormatTest::ofPath)
                        .toList());
    }

    @SuppressWarnings("unchecked") // compared by identity only
    private static Option<Path> ofPath(Option<?> option) {
        return (Option<Path>) option;
    }

    @ParameterizedTest
    @EnumSource
    void every_format_names_the_program_or_what_was_proved(ReportFormat format) {
        assertThat(format.render(CONTENT, NO_SOURCES, TextStyle.PLAIN))
                .containsAnyOf(
                        CONTENT.title(), CONTENT.verdicts(TextStyle.PLAIN).strip())
                .endsWith("\n");
    }

    @Test
    void json_is_printed_whatever_else_is() {
        Options both = Options.DEFAULTS.with(OptionList.JSON, true).with(OptionList.QUIET, true);
        assertThat(ReportFormat.printed(both)).isEqualTo(ReportFormat.JSON);
        assertThat(ReportFormat.printed(Options.DEFAULTS)).isEqualTo(ReportFormat.TEXT);
    }

    @Test
    void a_check_leaves_files_as_they_are() throws Exception {
        Path old = Files.writeString(folder.resolve("old.html"), "old");
        Path none = folder.resolve("sub/none.sarif");
        ReportFiles.check(Options.DEFAULTS.with(OptionList.HTML, old).with(OptionList.SARIF, none));
        assertThat(old).hasContent("old");
        assertThat(none).doesNotExist();
    }

    @Test
    void a_place_that_cannot_be_written_is_named() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "").resolve("report.html");
        assertThatThrownBy(() -> ReportFiles.check(Options.DEFAULTS.with(OptionList.HTML, file)))
                .isInstanceOfSatisfying(ReportFiles.Unwritable.class, unwritable -> {
                    assertThat(unwritable.file()).isEqualTo(file);
                    assertThat(unwritable.option()).isEqualTo(OptionList.HTML);
                });
    }
}
