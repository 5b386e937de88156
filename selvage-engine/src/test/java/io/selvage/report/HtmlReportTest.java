package io.selvage.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.Step;
import io.selvage.model.StepDetails;
import io.selvage.model.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HtmlReportTest {
    private static final String EVIL =
            "</script><!--<script>alert(1)</script><img src=x onerror=alert(2)>&\u2028\ud800";

    private static Result result(List<Step> steps) {
        Finding finding = Finding.of(FindingKind.DEADLOCK, EVIL)
                .withDetails(List.of(EVIL))
                .withExecution(1, "v1:" + EVIL)
                .withSteps(steps);
        return Result.builder("run", EVIL)
                .verdict(Verdict.FAILED)
                .findings(List.of(finding))
                .outputs(List.of(new ProgramOutput(EVIL, 1)))
                .notes(List.of(EVIL))
                .build();
    }

    /** Twelve threads take turns with forty locks, at two hundred places. */
    static List<Step> steps(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> {
                    String thread = "worker-" + i / 2 % 12;
                    String lock = "com.acme.Account#" + i / 2 % 40;
                    StepDetails.LockChangeKind deed = i % 2 == 0 ? StepDetails.LockChangeKind.ACQUIRES : StepDetails.LockChangeKind.RELEASES;
                    StepDetails scene = new StepDetails(
                            "com/acme/Account.java",
                            List.of(new StepDetails.LockChange(deed, thread, lock)),
                            i > 80 && i % 2 == 0 ? List.of(i - 78) : List.of(),
                            false);
                    String action = (i % 2 == 0 ? "lock " : "unlock ") + lock;
                    return new Step(i + 1, thread, action, "Account.java:" + (i % 200 + 1), "chosen", scene);
                })
                .toList();
    }

    @Test
    void nothing_that_the_program_says_is_markup() {
        String page = HtmlReport.of(result(List.of(new Step(1, EVIL, EVIL, EVIL, EVIL))));
        assertThat(page).doesNotContain("<img").doesNotContain("<!--").doesNotContain("alert(1)</script>");
        assertThat(page.split("<script", -1)).hasSize(3);
        assertThat(page.split("</script", -1)).hasSize(3);
        assertThat(StandardCharsets.UTF_8.newEncoder().canEncode(page)).isTrue();
    }

    @Test
    void the_page_allows_nothing_but_its_own_style_and_script() {
        assertThat(HtmlReport.of(Samples.deadlock()))
                .containsPattern("Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-[^']{44}';"
                        + " script-src 'sha256-[^']{44}'; base-uri 'none'; form-action 'none'\"")
                .doesNotContain("http://www.w3.org/1999")
                .doesNotContain("https:");
    }

    @Test
    void the_same_result_gives_the_same_page() {
        assertThat(HtmlReport.of(Samples.deadlock())).isEqualTo(HtmlReport.of(Samples.deadlock()));
    }

    @Test
    void a_thousand_steps_are_less_than_500_kilobytes() {
        assertThat(HtmlReport.of(result(steps(1_000))).getBytes(StandardCharsets.UTF_8))
                .hasSizeLessThan(500_000);
    }
}
