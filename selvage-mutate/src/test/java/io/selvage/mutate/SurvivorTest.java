package io.selvage.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Verdict;
import io.selvage.mutate.mutant.Overlay;
import io.selvage.mutate.report.MutantResult;
import io.selvage.mutate.report.MutantResult.Fate;
import io.selvage.mutate.report.MutateResult;
import io.selvage.mutated.Stock;
import io.selvage.options.MonitorOptions;
import io.selvage.options.MutateOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.script.Script;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said about mutants that no judge notices. */
class SurvivorTest {
    private static List<Path> classpath() throws URISyntaxException {
        return List.of(Path.of(
                Stock.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
    }

    private static MutateResult mutate(String... operators) throws URISyntaxException {
        return MutateFrontEnd.mutate(
                Options.DEFAULTS
                        .with(OptionList.CLASSPATH, classpath())
                        .with(MonitorOptions.CLASS, Stock.class.getName())
                        .with(MonitorOptions.NEW, List.of("2"))
                        .with(MonitorOptions.CALL, List.of("put()", "take(1)", "take(2)", "count()"))
                        .with(MutateOptions.OPERATORS, List.of(operators)),
                line -> {});
    }

    private static Verdict run(String script, List<Path> classpath) {
        return Script.parse("survivor.conan", script)
                .explore(Options.DEFAULTS.with(OptionList.CLASSPATH, classpath))
                .result()
                .verdict();
    }

    @Test
    void the_script_of_a_survivor_passes_on_the_original_and_fails_on_the_mutant() throws Exception {
        MutateResult result = mutate("MATH", "CONDITIONALS_BOUNDARY", "SPLIT_SECTION");
        List<MutantResult> survivors = result.mutants().stream()
                .filter(mutant -> mutant.fate() == Fate.SURVIVED)
                .toList();
        assertThat(survivors)
                .hasSizeGreaterThan(3)
                .allMatch(mutant -> !mutant.test().isEmpty());
        for (MutantResult survivor : survivors) {
            try (Overlay overlay = Overlay.of(survivor.mutant())) {
                assertThat(run(survivor.test(), classpath())).isEqualTo(Verdict.PASSED);
                assertThat(run(survivor.test(), overlay.before(classpath())))
                        .as("%s%n%s", survivor.mutant(), survivor.test())
                        .isEqualTo(Verdict.FAILED);
            }
        }
    }

    @Test
    void a_lock_that_is_given_up_in_between_is_told_apart_by_calls_at_the_same_time() throws Exception {
        MutateResult result = mutate("SPLIT_SECTION");
        assertThat(result.mutants())
                .noneMatch(mutant -> mutant.fate() == Fate.UNDECIDED)
                .anyMatch(mutant -> mutant.fate() == Fate.SURVIVED
                        && mutant.mutant().method().equals("put")
                        && mutant.calls().contains(" | "));
    }
}
