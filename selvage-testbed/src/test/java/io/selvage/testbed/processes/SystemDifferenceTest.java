package io.selvage.testbed.processes;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Finding;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.options.MemoryMode;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reductions reach what all schedules reach, on random systems of two processes. */
@Tag("once")
class SystemDifferenceTest {
    private static final List<StrategyName> REDUCTIONS = List.of(
            StrategyName.DPOR, StrategyName.SSS, StrategyName.IF_SSS, StrategyName.COMPOSED, StrategyName.LAPOR);
    private static final int SYSTEMS = Integer.getInteger("selvage.systems", 6);
    private static final long FIRST = Long.getLong("selvage.systems.first", 1);
    /** More schedules than a reduction has of any of these systems. */
    private static final long MOST = 50_000;

    /** How many schedules are drawn at random to be compared with. */
    private static final long SAMPLES = Long.getLong("selvage.systems.samples", 1_000);

    @TempDir
    private Path out;

    static List<List<String>> systems() {
        return LongStream.range(FIRST, FIRST + SYSTEMS)
                .mapToObj(SystemDifferenceTest::system)
                .toList();
    }

    private static List<String> system(long seed) {
        Random random = new Random(seed * 7919);
        if (random.nextInt(3) == 0) {
            return List.of(
                    "a Talk peer 7001 7002 " + letters(random, "rsoo", 2),
                    "b Talk peer 7002 7001 " + letters(random, "rsoo", 2));
        }
        return List.of(
                "s Talk serve " + letters(random, "wwrraeix", 2),
                "c after=s Talk ask " + letters(random, "wwrraeix", 2));
    }

    private static String letters(Random random, String alphabet, int most) {
        StringBuilder letters = new StringBuilder();
        for (int left = 1 + random.nextInt(most); left > 0; left--) {
            letters.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return letters.toString();
    }

    private Result run(StrategyName strategy, long schedules, List<String> processes) throws Exception {
        Options options = Options.DEFAULTS
                .with(OptionList.OUT, out)
                .with(OptionList.STRATEGY, strategy)
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.MEMORY, MemoryMode.SYNC)
                .with(OptionList.SCHEDULES, schedules);
        return SystemRun.of(options, processes.toArray(new String[0]));
    }

    /** All that users can tell two results by. */
    private static Set<String> outcomes(Result result) {
        Set<String> seen = new TreeSet<>();
        for (ProgramOutput output : result.outputs()) {
            seen.add(output.text());
        }
        for (Finding finding : result.findings()) {
            seen.add(finding.kind().name());
        }
        seen.add(result.processes().toString());
        return seen;
    }

    @ParameterizedTest
    @MethodSource("systems")
    void reductions_reach_the_same_and_all_that_random_schedules_reach(List<String> processes) throws Exception {
        Result drawn = run(StrategyName.RANDOM, SAMPLES, processes);
        Set<String> reached = null;
        for (StrategyName reduction : REDUCTIONS) {
            Result reduced = run(reduction, MOST, processes);
            String name = reduction + " " + processes;
            assertThat(reduced.fault()).as(name).isEmpty();
            assertThat(reduced.exhaustive()).as(name).isTrue();
            assertThat(outcomes(reduced)).as(name).containsAll(outcomes(drawn));
            reached = reached == null ? outcomes(reduced) : reached;
            assertThat(outcomes(reduced)).as(name).isEqualTo(reached);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"o r", "o o", "s o"})
    void the_smallest_systems_are_the_same_for_brute_force(String letters) throws Exception {
        String[] each = letters.split(" ");
        List<String> processes = List.of("a Talk peer 7001 7002 " + each[0], "b Talk peer 7002 7001 " + each[1]);
        Result all = run(StrategyName.DFS, 1_000_000, processes);
        assertThat(all.exhaustive()).isTrue();
        for (StrategyName reduction : REDUCTIONS) {
            assertThat(outcomes(run(reduction, MOST, processes)))
                    .as(reduction.text())
                    .isEqualTo(outcomes(all));
        }
    }
}
