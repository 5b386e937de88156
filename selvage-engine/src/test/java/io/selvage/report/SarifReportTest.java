package io.selvage.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What SARIF 2.1.0 (OASIS, 2020) requires of a log, and what ours says. */
class SarifReportTest {
    private static Map<?, ?> run(Result... results) {
        Map<?, ?> log = (Map<?, ?>) JsonReader.read(SarifReport.of(List.of(results), name -> "src/main/java/" + name));
        assertThat(log.get("version")).isEqualTo("2.1.0");
        assertThat(log.get("$schema").toString()).contains("sarif-2.1.0");
        return (Map<?, ?>) ((List<?>) log.get("runs")).get(0);
    }

    /** The value at a path of names and indices; fails where there is none. */
    private static Object at(Object from, Object... path) {
        Object value = from;
        for (Object step : path) {
            value = step instanceof Integer index ? ((List<?>) value).get(index) : ((Map<?, ?>) value).get(step);
            assertThat(value).as(String.valueOf(step)).isNotNull();
        }
        return value;
    }

    @Test
    void a_finding_has_its_rule_its_places_and_a_message() {
        Map<?, ?> run = run(Samples.deadlock());
        assertThat(at(run, "tool", "driver", "name")).isEqualTo("Selvage");
        Object result = at(run, "results", 0);
        assertThat(at(result, "ruleId")).isEqualTo("DEADLOCK");
        int index = ((Double) at(result, "ruleIndex")).intValue();
        assertThat(at(run, "tool", "driver", "rules", index, "id")).isEqualTo("DEADLOCK");
        assertThat(at(result, "level")).isEqualTo("error");
        assertThat(at(result, "message", "text").toString()).contains("each want what the other holds");
        Object place = at(result, "locations", 0, "physicalLocation");
        assertThat(at(place, "artifactLocation", "uri")).isEqualTo("src/main/java/Bank.java");
        assertThat(at(place, "region", "startLine")).isEqualTo(21.0);
        assertThat(at(result, "relatedLocations", 0, "physicalLocation", "region", "startLine"))
                .isEqualTo(22.0);
    }

    @Test
    void a_place_is_related_once_however_many_threads_are_stuck_there() {
        Result met = Samples.deadlock();
        Finding all = met.findings().get(0).withSites(List.of("Fork.java:6", "Fork.java:6", "Fork.java:6"));
        Result result = Result.builder("run", "Fork")
                .verdict(met.verdict())
                .findings(List.of(all))
                .build();
        assertThat((List<?>) at(run(result), "results", 0, "relatedLocations")).hasSize(1);
    }

    @Test
    void the_interleaving_is_a_code_flow_with_a_flow_per_thread() {
        Object flows = at(run(Samples.deadlock()), "results", 0, "codeFlows", 0, "threadFlows");
        assertThat(at(flows, 0, "id")).isEqualTo("transfer-1");
        assertThat(at(flows, 1, "id")).isEqualTo("transfer-2");
        assertThat(at(flows, 0, "locations", 1, "executionOrder")).isEqualTo(3.0);
        assertThat(at(flows, 1, "locations", 1, "location", "message", "text"))
                .isEqualTo("transfer-2: lock account#1 … (blocked: held by transfer-1)");
    }

    @Test
    void a_rule_is_named_once_for_all_its_findings() {
        Map<?, ?> run = run(Samples.deadlock(), Samples.livelock(), Samples.deadlock());
        assertThat((List<?>) at(run, "tool", "driver", "rules")).hasSize(2);
        assertThat((List<?>) at(run, "results")).hasSize(3);
        assertThat(at(run, "results", 2, "ruleIndex")).isEqualTo(0.0);
    }

    @Test
    void a_result_without_findings_has_an_empty_list_and_a_fault_is_no_success() {
        assertThat((List<?>) at(run(Samples.passed()), "results")).isEmpty();
        assertThat(at(run(Samples.passed()), "invocations", 0, "executionSuccessful"))
                .isEqualTo(true);
        Object failed = at(run(Samples.nothingTested()), "invocations", 0);
        assertThat(at(failed, "executionSuccessful")).isEqualTo(false);
        assertThat(at(failed, "toolExecutionNotifications", 0, "message", "text")
                        .toString())
                .contains("no second thread");
    }

    @Test
    void names_of_files_are_made_uris() {
        String log = SarifReport.of(List.of(Samples.deadlock()), name -> "a folder/ä#" + name);
        assertThat(log).contains("\"a%20folder/%C3%A4%23Bank.java\"");
    }

    @Test
    void a_rule_says_what_helps_and_how_to_see_it_again() {
        Object help = at(run(Samples.deadlock()), "tool", "driver", "rules", 0, "help");
        assertThat(at(help, "text").toString()).contains("in the same order everywhere", "'selvage replay' runs it");
        assertThat(at(help, "markdown").toString())
                .startsWith("**Threads hold locks")
                .contains("`selvage replay`");
    }

    @ParameterizedTest
    @EnumSource(FindingKind.class)
    void every_kind_has_a_help_text(FindingKind kind) {
        assertThat(FindingHelp.text(kind)).startsWith(kind.description()).endsWith(".");
        assertThat(FindingHelp.markdown(kind)).contains(kind.description()).doesNotContain("'schedule'");
    }

    @ParameterizedTest
    @EnumSource(FindingKind.class)
    void every_kind_is_described_by_a_sentence(FindingKind kind) {
        assertThat(kind.description()).endsWith(".").hasSizeGreaterThan(30);
        assertThat(kind.phrase()).matches("[A-Z][a-z ]+");
    }
}
