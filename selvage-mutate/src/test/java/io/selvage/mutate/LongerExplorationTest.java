package io.selvage.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.compare.ComparisonBounds;
import io.selvage.monitor.studies.Study;
import io.selvage.mutate.mutant.Overlay;
import io.selvage.mutate.report.MutantResult;
import io.selvage.mutate.report.MutantResult.Fate;
import io.selvage.mutate.report.MutateResult;
import io.selvage.options.MonitorOptions;
import io.selvage.options.MutateOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * No mutant of a study is called equivalent that a longer exploration tells apart, and none that touches
 * synchronization survives. A build tries one study, another one each day; {@code -Dselvage.share=all} tries all.
 */
@Tag("once")
class LongerExplorationTest {
    private static final String SHARE = System.getProperty(
            "selvage.share", Long.toString(LocalDate.now(ZoneOffset.UTC).toEpochDay()));
    private static final int MCDA = 2;
    private static final int THREADS = 5;
    private static final long MOVES = 12_000;
    private static final int THREADS_OF_NEIGHBOURS = 3;
    private static final long MOVES_OF_NEIGHBOURS = 4_000;
    private static final Options OPTIONS = Options.DEFAULTS.with(OptionList.TIME, Duration.ofMinutes(5));
    private static final List<Path> CLASSES = StudySource.classpath();

    private static List<Study> share() {
        List<Study> all =
                Arrays.stream(Study.values()).filter(study -> !study.isBroken()).toList();
        return SHARE.equals("all") ? all : List.of(all.get(Math.floorMod(Integer.parseInt(SHARE), all.size())));
    }

    @Test
    void equivalent_mutants_stay_so_and_survivors_do_not_touch_synchronization() {
        System.out.println("studies: " + share() + ", again by -Dselvage.share=" + SHARE);
        for (Study study : share()) {
            MutateResult result =
                    MutateFrontEnd.mutate(Options.DEFAULTS.with(MutateOptions.SPEC, study.title()), line -> {});
            for (MutantResult mutant : result.mutants()) {
                String name =
                        study + " " + mutant.mutant() + " " + mutant.mutant().description();
                assertThat(mutant.fate()).as(name).isNotEqualTo(Fate.UNDECIDED);
                if (mutant.fate() == Fate.SURVIVED) {
                    assertThat(mutant.proof()).as(name).startsWith("it changes only ");
                    assertThat(mutant.test()).as(name).isNotEmpty();
                } else if (mutant.fate() == Fate.EQUIVALENT) {
                    tryLonger(name, new StudySource(study.title()), mutant);
                }
            }
        }
    }

    private static void tryLonger(String name, StudySource source, MutantResult mutant) {
        try (Overlay overlay = Overlay.of(mutant.mutant())) {
            List<Path> mutated = overlay.before(CLASSES);
            List<MonitorSpec<?>> judges = new ArrayList<>(List.of(source.load(mutated)));
            judges.addAll(source.further(mutated));
            for (MonitorSpec<?> judge : judges) {
                assertThat(judge.explore(OPTIONS.with(MonitorOptions.MCDA, MCDA))
                                .result()
                                .verdict())
                        .as(name)
                        .isEqualTo(Verdict.PASSED);
            }
            compare(name, source.load(CLASSES), source.load(mutated), THREADS, MOVES);
            List<MonitorSpec<?>> originals = neighboursOfNeighbours(source.load(CLASSES));
            List<MonitorSpec<?>> mutants = neighboursOfNeighbours(source.load(mutated));
            for (int i = 0; i < originals.size(); i++) {
                compare(name, originals.get(i), mutants.get(i), THREADS_OF_NEIGHBOURS, MOVES_OF_NEIGHBOURS);
            }
        }
    }

    private static List<MonitorSpec<?>> neighboursOfNeighbours(MonitorSpec<?> spec) {
        List<MonitorSpec<?>> all = new ArrayList<>();
        spec.neighbours().forEach(near -> all.addAll(near.neighbours()));
        return all;
    }

    private static void compare(String name, MonitorSpec<?> original, MonitorSpec<?> mutant, int threads, long moves) {
        assertThat(original.wholeComparison(new ComparisonBounds(threads, moves, Set.of("get")))
                        .with(mutant.model(), OPTIONS)
                        .result()
                        .findings())
                .as(name)
                .isEmpty();
    }
}
