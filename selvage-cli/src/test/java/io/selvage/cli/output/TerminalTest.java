package io.selvage.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.report.TextReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"/dev/pts/3,true", "/dev/tty1,true", "/dev/console,true", "/dev/null,false", "/var/a.txt,false"})
    void an_open_file_is_a_terminal_if_its_device_is_one(String device, boolean expected) throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("2"), Path.of(device));
        assertThat(Terminal.isTerminal(link)).isEqualTo(expected);
        Files.delete(link);
    }

    @Test
    void who_sets_no_color_gets_none() {
        assertThat(Terminal.wantsColours(Map.of())).isTrue();
        assertThat(Terminal.wantsColours(Map.of("NO_COLOR", ""))).isTrue();
        assertThat(Terminal.wantsColours(Map.of("NO_COLOR", "1"))).isFalse();
    }

    @Test
    void verdict_and_headlines_are_painted_and_nothing_else() {
        Result failed = Result.builder("run", "Main")
                .verdict(Verdict.FAILED)
                .strategy("dpor")
                .findings(List.of(Finding.of(FindingKind.DATA_RACE, "DATA RACE is what it is")))
                .notes(List.of("PASSED"))
                .build();
        assertThat(TextReport.of(failed, new TerminalColours(true, 200)))
                .startsWith("\u001b[1;31mFAILED: 1 finding in 0 schedules (dpor)\u001b[0m\n\n"
                        + "\u001b[1;31mDATA RACE\u001b[0m\n  DATA RACE is what it is\n")
                .contains("\nnote: PASSED\n");
        assertThat(new TerminalColours(true, 200).verdict(Verdict.PASSED, "PASSED"))
                .isEqualTo("\u001b[1;32mPASSED\u001b[0m");
    }
}
