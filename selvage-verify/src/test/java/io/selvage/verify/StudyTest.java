package io.selvage.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.VerifyOptions;
import io.selvage.report.TextStyle;
import io.selvage.verify.report.StudyContent;
import io.selvage.verify.report.VerifyResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Readers-writers and its 19 variants: Tables 6.2 and 6.3 of Long's thesis. */
@Tag("once")
class StudyTest {
    /** Table 6.2. */
    private static final Map<String, List<String>> FAILURES = Map.ofEntries(
            Map.entry("Variant01", List.of("FF-T3")),
            Map.entry("Variant03", List.of("FF-T3")),
            Map.entry("Variant04", List.of("FF-T5")),
            Map.entry("Variant05", List.of("FF-T3")),
            Map.entry("Variant06", List.of("FF-T3")),
            Map.entry("Variant07", List.of("FF-T3")),
            Map.entry("Variant08", List.of("FF-T3")),
            Map.entry("Variant09", List.of("FF-T1", "EF-T4")),
            Map.entry("Variant10", List.of("FF-T1", "EF-T4")),
            Map.entry("Variant11", List.of("EF-T3")),
            Map.entry("Variant12", List.of("FF-T1")),
            Map.entry("Variant13", List.of("FF-T1")),
            Map.entry("Variant14", List.of("FF-T1")),
            Map.entry("Variant15", List.of("FF-T1", "EF-T4")),
            Map.entry("Variant16", List.of("FF-T1", "EF-T4")),
            Map.entry("Variant17", List.of("FF-T4")),
            Map.entry("Variant18", List.of("FF-T5")),
            Map.entry("Variant19", List.of("FF-T1", "FF-T2", "FF-T5")));

    @Test
    void all_faulty_variants_fail_with_their_classes_and_the_two_right_ones_pass() {
        StudyContent study = (StudyContent) Verified.content(
                Options.DEFAULTS.with(VerifyOptions.STUDY, true).with(OptionList.OUT, Path.of("target", "study")));
        assertThat(study.variants()).hasSize(20);
        study.variants().forEach((name, result) -> {
            List<String> expected = FAILURES.getOrDefault(name, List.of());
            assertThat(result.verdict()).as(name).isEqualTo(expected.isEmpty() ? Verdict.PASSED : Verdict.FAILED);
            assertThat(Verified.classes(result)).as(name).containsAll(expected);
        });
        assertThat(study.results().get(0).verdict()).isEqualTo(Verdict.PASSED);
        assertThat(study.text(TextStyle.PLAIN))
                .as("ours beside theirs")
                .containsPattern("Variant18 +\\S+ +A-----L-- +FAILED +FF-T5")
                .containsPattern("ReadersWriters +[-r]{9} +-{9} +PASSED");
        assertThat(study.json()).contains("\"matrix\":[{\"variant\":\"ReadersWriters\"");
    }

    /** Those whose fault is no matter of intent. */
    @ParameterizedTest
    @ValueSource(ints = {4, 5, 7, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19})
    void without_a_script_these_are_found_all_the_same(int variant) {
        String name = String.format("Variant%02d", variant);
        VerifyResult result = Verified.of(Verified.options("io.selvage.verify.study." + name)
                .with(OptionList.CLASSPATH, List.of(StudyMatrix.here())));
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(Verified.classes(result)).containsAnyElementsOf(FAILURES.get(name));
    }
}
