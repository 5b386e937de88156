package io.selvage.testbed.waiting;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.waiting.Suspects.Suspect;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Searches that take waiting inside of calls for no event find what one finds that steps through it. {@code
 * -Dselvage.waiting.programs=2000} compares more programs.
 */
class WaitingTest {
    private static final int PROGRAMS = Integer.getInteger("selvage.waiting.programs", 60);
    private static final int FIRST = Integer.getInteger("selvage.waiting.first", 1);

    /** Of every so many programs one is explored by all searches. */
    private static final int SHARE = 6;

    private static final List<String> OTHERS =
            List.of("dfs", "lapor", "sss", "if-sss", "composed", "exitblock", "exitblock-rw");

    @TempDir
    private Path out;

    @TestFactory
    Stream<DynamicTest> what_shows_that_threads_wait_is_not_missed() {
        return Suspects.all().entrySet().stream()
                .map(one -> DynamicTest.dynamicTest(one.getKey(), () -> findsOutcome(one.getValue())));
    }

    private void findsOutcome(Suspect suspect) {
        Outcomes found = Outcomes.of(suspect.program(), "dpor", "", 5_000, out);
        assertThat(found.all()).contains(suspect.outcome());
    }

    @TestFactory
    Stream<DynamicTest> random_programs_have_the_same_outcomes_however_they_are_explored() {
        return Arrays.stream(Mode.values()).map(mode -> DynamicTest.dynamicTest(mode.name(), () -> compareIn(mode)));
    }

    private void compareIn(Mode mode) {
        for (int seed = FIRST; seed < FIRST + PROGRAMS / SHARE; seed++) {
            assertThat(mode.differences(seed, 150, out))
                    .as("seed " + seed + ": " + RandomProgram.draw(seed))
                    .isEmpty();
        }
    }

    @Test
    void random_programs_have_the_same_outcomes_whether_or_not_waiting_is_stepped_through() {
        Comparison comparison = new Comparison(300, out);
        for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
            RandomProgram program = RandomProgram.draw(seed);
            assertThat(comparison.differences(program, seed % SHARE == 0 ? OTHERS : List.of()))
                    .as("seed " + seed + ": " + program)
                    .isEmpty();
        }
        assertThat(comparison.compared()).as(comparison.summary()).isGreaterThan(PROGRAMS / 2);
    }
}
