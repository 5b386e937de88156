package io.selvage.testbed.calls;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.Share;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What searches find that know what calls mean, on random programs over all public methods of concurrent classes.
 * {@link SearchCalls} tries more of them.
 */
class AnyCallsTest {
    /** Programs that are known; a build tries a share of them. */
    private static final int SEEDS = 3_000;

    private static final int COMPARED = 60;
    private static final int RUN_FOR_REAL = 300;
    private static final int RUNS = 100;
    /** A line of a table is noticed within so many programs. */
    private static final int PROGRAMS = 200;

    private static final int LINES = 12;

    @TempDir
    private static Path out;

    private static AnyCalls calls;

    @BeforeAll
    static void write() throws Exception {
        calls = new AnyCalls(out.resolve("classes"));
    }

    private static List<Long> seeds(String title, int share) {
        return Share.of(title, LongStream.rangeClosed(1, SEEDS).boxed().toList(), share);
    }

    @Test
    void programs_over_all_methods_have_the_same_outcomes_whether_or_not_calls_commute() {
        AnyCallsComparison comparison = new AnyCallsComparison(150, out);
        for (long seed : seeds("calls compared", COMPARED)) {
            AnyProgram program = calls.draw(seed);
            assertThat(comparison.differences(program, List.of("dfs", "sss", "lapor")))
                    .as("seed " + seed + ": " + program)
                    .isEmpty();
        }
        assertThat(comparison.compared()).isGreaterThan(SEEDS / COMPARED / 2);
    }

    @Test
    void real_threads_do_nothing_that_an_exhaustive_search_has_not_found() {
        RealThreads threads = new RealThreads(calls, out, RUNS);
        for (long seed : seeds("calls on real threads", RUN_FOR_REAL)) {
            assertThat(threads.objections(seed)).as("seed " + seed).isEmpty();
            assertThat(threads.objectionsToRandom(seed)).as("seed " + seed).isEmpty();
        }
        assertThat(threads.compared()).isPositive();
    }

    @TestFactory
    Stream<DynamicTest> a_line_that_is_taken_out_of_a_table_is_noticed() throws ReflectiveOperationException {
        PlantedBlindness planted = new PlantedBlindness(calls, out);
        return Share.of("lines of tables", planted.lines(), LINES).stream()
                .map(line -> Share.test(
                        line.toString(),
                        () -> assertThat(planted.programsUntilNoticed(line, PROGRAMS))
                                .isPositive()));
    }
}
