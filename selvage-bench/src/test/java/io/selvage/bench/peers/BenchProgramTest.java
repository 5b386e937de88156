package io.selvage.bench.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The programs of the comparison are as wrong and as correct as they say. */
class BenchProgramTest {
    private static final Duration LONG_ENOUGH = Duration.ofMinutes(10);

    private static final Set<String> HANGS = Set.of(
            "DEADLOCK", "LOST_NOTIFICATION", "WRONG_WAITER", "MISSED_NOTIFICATION", "NESTED_MONITOR", "ORPHANED_WAIT");

    @TestFactory
    Stream<DynamicTest> the_search_comes_to_what_a_program_declares() {
        return Arrays.stream(BenchProgram.values())
                .map(program -> DynamicTest.dynamicTest(program.title(), () -> {
                    AttemptResult score =
                            new SelvageContender("dpor").attempt(program, LONG_ENOUGH, new ExecutionCounter());
                    switch (program.fault()) {
                        case NONE -> assertThat(score.end()).isEqualTo(AttemptResult.End.ENDED);
                        case FAILS -> assertThat(score.what()).isEqualTo("UNCAUGHT_EXCEPTION");
                        case HANGS -> assertThat(score.what()).isIn(HANGS);
                    }
                }));
    }

    @Test
    void every_program_is_found_by_its_title() {
        for (BenchProgram program : BenchProgram.values()) {
            assertThat(Work.named(program.title())).isSameAs(program);
        }
        assertThat(Work.named("sections-3-2")).isEqualTo(new GrowingWork(3, 2));
    }

    /** Tools that do not restore static state run a program many times in one JVM. */
    @Test
    void a_correct_program_can_be_run_again() throws Exception {
        for (BenchProgram program : BenchProgram.correct()) {
            program.run();
            program.run();
        }
    }
}
