package io.selvage.mutate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.model.Verdict;
import io.selvage.mutate.mutant.Mutant;
import io.selvage.mutate.report.MutantResult;
import io.selvage.mutate.report.MutantResult.Fate;
import io.selvage.mutate.report.MutateContent;
import io.selvage.mutate.report.MutateResult;
import io.selvage.mutate.report.PitReport;
import io.selvage.mutated.Gate;
import io.selvage.mutated.GateChecks;
import io.selvage.mutated.Stock;
import io.selvage.options.BadOption;
import io.selvage.options.MonitorOptions;
import io.selvage.options.MutateOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.SourceExcerpts;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What becomes of mutants. */
class MutateTest {
    private static Options gate() throws URISyntaxException {
        Path classes = Path.of(
                Gate.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        return Options.DEFAULTS
                .with(OptionList.CLASSPATH, List.of(classes))
                .with(MonitorOptions.CLASS, Gate.class.getName())
                .with(MutateOptions.OPERATORS, List.of("concurrency"));
    }

    private static MutateResult mutate(Options options) {
        return MutateFrontEnd.mutate(options, line -> {});
    }

    private static Fate fate(MutateResult result, String operator, String method) {
        return result.mutants().stream()
                .filter(one -> one.mutant().operator().equals(operator)
                        && one.mutant().method().equals(method))
                .map(MutantResult::fate)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void an_interrupted_run_keeps_what_was_decided_before() throws Exception {
        Options calls = gate().with(MonitorOptions.CALL, List.of("enter()", "leave()"));
        MutateResult result = MutateFrontEnd.mutate(calls, line -> {
            if (line.startsWith("mutant 3 ")) {
                Thread.currentThread().interrupt();
            }
        });
        assertThat(Thread.interrupted()).isTrue();
        List<MutantResult> all = result.mutants();
        assertThat(all.subList(0, 2)).noneMatch(one -> one.fate() == Fate.UNDECIDED);
        assertThat(all.subList(2, all.size())).isNotEmpty().allMatch(one -> one.fate() == Fate.UNDECIDED);
    }

    @Test
    void several_workers_decide_as_one_does() throws Exception {
        Options calls = gate().with(MonitorOptions.CALL, List.of("enter()", "leave()"));
        List<String> byOne = texts(mutate(calls));
        assertThat(texts(mutate(calls.with(OptionList.WORKERS, 3)))).isEqualTo(byOne);
    }

    private static List<String> texts(MutateResult result) {
        return result.mutants().stream()
                .map(one -> one.mutant().id() + " " + one.mutant() + " " + one.fate() + " " + one.by() + one.proof())
                .toList();
    }

    @Test
    void the_page_shows_the_lines_that_mutants_change() throws Exception {
        Options calls = gate().with(MonitorOptions.CALL, List.of("enter()", "leave()"));
        MutateContent content = new MutateContent(mutate(calls), SourceExcerpts.of(calls.classpath()));
        String page = content.sections().toString();
        assertThat(page).contains("while (taken) {");
    }

    @Test
    void a_failure_of_another_worker_is_not_lost() throws Exception {
        Options calls = gate().with(MonitorOptions.CALL, List.of("enter()", "leave()"));
        List<Mutant> two = mutate(calls).mutants().stream()
                .map(MutantResult::mutant)
                .limit(2)
                .toList();
        MutantQueue queue = new MutantQueue(two, line -> {});
        assertThatThrownBy(() -> queue.decide(MutationRun.of(JudgeChoice.of(calls)), 2, () -> {
                    throw new IllegalStateException("no other worker");
                }))
                .hasMessage("no other worker");
    }

    @Test
    void fates_can_be_read_by_tools_that_read_reports_of_PIT(@TempDir Path folder) throws Exception {
        MutateResult result = mutate(gate().with(MonitorOptions.CALL, List.of("enter()", "leave()")));
        Path file = folder.resolve("deep/mutations.xml");
        PitReport.write(file, result);
        Document xml = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        NodeList mutations = xml.getElementsByTagName("mutation");
        assertThat(mutations.getLength()).isEqualTo(result.mutants().size());
        for (int i = 0; i < mutations.getLength(); i++) {
            Element element = (Element) mutations.item(i);
            MutantResult one = result.mutants().get(i);
            assertThat(element.getAttribute("detected")).isEqualTo(String.valueOf(one.fate() == Fate.KILLED));
            assertThat(element.getElementsByTagName("mutator").item(0).getTextContent())
                    .isEqualTo(one.mutant().operator());
            assertThat(element.getElementsByTagName("description").item(0).getTextContent())
                    .isEqualTo(one.mutant().description());
        }
    }

    @Test
    void calls_of_a_monitor_kill_what_breaks_it_and_prove_what_does_not() throws Exception {
        MutateResult result = mutate(gate().with(MonitorOptions.CALL, List.of("enter()", "leave()")));
        assertThat(fate(result, "UNSYNCHRONIZED_METHOD", "enter")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "UNSYNCHRONIZED_METHOD", "leave")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "REMOVE_NOTIFY", "leave")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "WHILE_TO_IF", "enter")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "NEGATE_WAIT_CONDITION", "enter")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "SHRINK_SECTION", "leave")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "TIMED_WAIT", "enter")).isEqualTo(Fate.EQUIVALENT);
        assertThat(fate(result, "NOTIFY_ALL_TO_NOTIFY", "leave"))
                .as("one that is woken always goes on")
                .isEqualTo(Fate.EQUIVALENT);
    }

    @Test
    void a_program_kills_what_it_notices_and_the_rest_is_compared_by_inferred_calls() throws Exception {
        MutateResult result = mutate(gate().with(MutateOptions.MAIN, List.of(Gate.Use.class.getName())));
        assertThat(fate(result, "UNSYNCHRONIZED_METHOD", "enter")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "REMOVE_NOTIFY", "leave")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "TIMED_WAIT", "enter")).isEqualTo(Fate.EQUIVALENT);
        assertThat(result.count(Fate.UNDECIDED)).isZero();
    }

    @Test
    void tests_of_the_project_judge_mutants() throws Exception {
        List<Path> everything = Arrays.stream(
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
                                .split(File.pathSeparator))
                .map(Path::of)
                .toList();
        Options options = gate().with(OptionList.CLASSPATH, everything)
                .with(MutateOptions.OPERATORS, List.of("UNSYNCHRONIZED_METHOD", "REMOVE_NOTIFY", "TIMED_WAIT"));
        MutateResult strong = mutate(options.with(MutateOptions.TEST, List.of(GateChecks.class.getName())));
        assertThat(fate(strong, "UNSYNCHRONIZED_METHOD", "enter")).isEqualTo(Fate.KILLED);
        assertThat(fate(strong, "REMOVE_NOTIFY", "leave")).isEqualTo(Fate.KILLED);
        assertThat(fate(strong, "TIMED_WAIT", "enter")).isEqualTo(Fate.EQUIVALENT);
        MutateResult weak = mutate(options.with(MutateOptions.TEST, List.of(GateChecks.Weak.class.getName())));
        assertThat(fate(weak, "REMOVE_NOTIFY", "leave")).isEqualTo(Fate.SURVIVED);
        assertThatThrownBy(() -> mutate(options.with(MutateOptions.TEST, List.of(Gate.class.getName()))))
                .hasMessageContaining("has no @SelvageTest");
    }

    @Test
    void a_threshold_decides_about_the_verdict() throws Exception {
        Options options = Options.DEFAULTS
                .with(OptionList.CLASSPATH, gate().classpath())
                .with(MonitorOptions.CLASS, Stock.class.getName())
                .with(MonitorOptions.NEW, List.of("1"))
                .with(MonitorOptions.CALL, List.of("put()", "take(1)"))
                .with(MutateOptions.OPERATORS, List.of("MATH", "REMOVE_NOTIFY"));
        MutateResult result = mutate(options);
        assertThat(result.count(Fate.KILLED)).isEqualTo(2);
        assertThat(result.count(Fate.SURVIVED)).isEqualTo(2);
        assertThat(result.result().verdict()).isEqualTo(Verdict.FAILED);
        assertThat(with(result, 50).result().verdict()).isEqualTo(Verdict.NOT_FOUND);
        assertThat(with(result, 51).result().verdict()).isEqualTo(Verdict.FAILED);
    }

    private static MutateResult with(MutateResult result, int threshold) {
        return new MutateResult(
                result.target(), result.judges(), result.mutants(), result.invalid(), threshold, result.seconds());
    }

    @Test
    void the_bundled_buffer_notices_mistakes_of_synchronization() {
        MutateResult result = mutate(Options.DEFAULTS
                .with(MutateOptions.SPEC, "BoundedBuffer")
                .with(MutateOptions.OPERATORS, List.of("UNSYNCHRONIZED_METHOD", "REMOVE_NOTIFY", "REMOVE_WAIT")));
        assertThat(result.mutants()).hasSize(6).allMatch(mutant -> mutant.fate() == Fate.KILLED);
        assertThat(result.result().verdict()).isEqualTo(Verdict.PASSED);
        assertThat(new MutateContent(result, SourceExcerpts.none()).json())
                .contains("\"killed\":6", "\"fate\":\"killed\"");
    }

    @Test
    void a_test_that_fails_without_any_mutant_is_refused() {
        assertThatThrownBy(() -> mutate(Options.DEFAULTS.with(MutateOptions.SPEC, "BoundedOvertakingAllocator")))
                .isInstanceOf(BadOption.class)
                .hasMessageContaining("fails without any mutant");
    }

    @Test
    void what_comes_after_an_interrupt_is_undecided() throws Exception {
        AtomicInteger seen = new AtomicInteger();
        Options options = gate().with(MonitorOptions.CALL, List.of("enter()", "leave()"))
                .with(MutateOptions.OPERATORS, List.of("REMOVE_NOTIFY", "REMOVE_WAIT", "UNSYNCHRONIZED_METHOD"));
        MutateResult result = MutateFrontEnd.mutate(options, line -> {
            if (seen.incrementAndGet() == 2) {
                Thread.currentThread().interrupt();
            }
        });
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.mutants()).hasSize(4);
        assertThat(result.mutants().get(0).fate()).isEqualTo(Fate.KILLED);
        assertThat(result.mutants().subList(1, 4)).allMatch(mutant -> mutant.fate() == Fate.UNDECIDED);
    }

    @Test
    void the_forecast_takes_the_mutants_done_for_the_others() {
        assertThat(MutantQueue.forecast(0, 0, 10)).isEmpty();
        assertThat(MutantQueue.forecast(4_000_000_000L, 2, 10)).isEqualTo(", about 16 s left");
    }

    @Test
    void an_unknown_operator_and_a_class_without_mutants_are_refused() throws Exception {
        Options calls = gate().with(MonitorOptions.CALL, List.of("enter()"));
        assertThatThrownBy(() -> mutate(calls.with(MutateOptions.OPERATORS, List.of("NO_SUCH"))))
                .hasMessageContaining("no operator 'NO_SUCH'");
        assertThatThrownBy(() -> mutate(calls.with(MutateOptions.OPERATORS, List.of("CHANGE_COUNT"))))
                .hasMessageContaining("no operator changes anything");
    }
}
