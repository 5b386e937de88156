package io.selvage.explore.resume;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.subject.Program;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.OptionSamples;
import io.selvage.options.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SearchFingerprintTest {
    private static final Program PROGRAM = new Program(List.of(), "Bank", List.of("x"));

    @TempDir
    Path folder;

    @Test
    void a_search_can_be_resumed_with_other_budgets_reports_and_workers_only() {
        Map<String, String> usual = SearchFingerprint.of(Options.DEFAULTS, PROGRAM);
        assertThat(OptionList.all())
                .filteredOn(
                        option -> SearchFingerprint.of(other(option), PROGRAM).equals(usual))
                .extracting(Option::name)
                .containsExactly(
                        "classpath",
                        "jvm-arg",
                        "schedules",
                        "time",
                        "workers",
                        "resume",
                        "result",
                        "out",
                        "json",
                        "html",
                        "sarif",
                        "junit-xml",
                        "quiet");
    }

    private static Options other(Option<?> option) {
        return Options.DEFAULTS.withText(option, OptionSamples.other(option));
    }

    @Test
    void what_is_in_a_granularity_file_counts_and_not_its_name() throws IOException {
        Path one = Files.writeString(folder.resolve("one"), "com.acme.Cache method\n");
        Path other = Files.writeString(folder.resolve("other"), "com.acme.Cache method\n");
        assertThat(of(one).get("--granularity file's contents"))
                .isEqualTo(of(other).get("--granularity file's contents"));
        Files.writeString(other, "com.acme.Cache atomic\n");
        assertThat(of(one)).isNotEqualTo(of(other));
    }

    private static Map<String, String> of(Path granularity) {
        return SearchFingerprint.of(Options.DEFAULTS.with(OptionList.GRANULARITY, granularity), PROGRAM);
    }
}
