package io.selvage.testbed;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every program of the corpus comes to what it declares, under brute force, reduction and random walks. */
class CorpusTest {
    @TempDir
    private Path out;

    @TestFactory
    Stream<DynamicTest> every_program_is_judged_as_it_declares_by_brute_force() {
        return programs("dfs");
    }

    @TestFactory
    Stream<DynamicTest> every_program_is_judged_as_it_declares_by_reduction() {
        return programs("dpor");
    }

    @TestFactory
    Stream<DynamicTest> every_program_is_judged_as_it_declares_by_random_walks() {
        return programs("random");
    }

    private Stream<DynamicTest> programs(String strategy) {
        return Corpus.all().stream()
                .filter(program -> !Corpus.expectation(program).finding().equals("TOOL_FAULT"))
                .map(program -> DynamicTest.dynamicTest(program.getSimpleName(), () -> check(program, strategy)));
    }

    private void check(Class<?> program, String strategy) throws URISyntaxException {
        Path classes = Path.of(
                Corpus.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        CorpusCheck check = new CorpusCheck(Corpus.expectation(program), classes, program.getName());
        assertThat(check.objectionsUnder(strategy, out)).isEmpty();
    }
}
