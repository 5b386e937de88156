package io.selvage.testbed.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.Corpus;
import io.selvage.testbed.Share;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every program of the corpus comes to what it declares, under brute force, reduction and random walks. */
class CorpusTest {
    /** Where switching is slow, a share of the programs has to do; the searches are the same on all JDKs. */
    private static final int HASTE = Runtime.version().feature() >= 21 ? 1 : 2;

    @TempDir
    private Path out;

    @TestFactory
    Stream<DynamicTest> programs_are_judged_as_they_declare_by_brute_force() {
        return programs("dfs", HASTE * HASTE);
    }

    @TestFactory
    Stream<DynamicTest> every_program_is_judged_as_it_declares_by_reduction() {
        return programs("dpor", 1);
    }

    @TestFactory
    Stream<DynamicTest> programs_are_judged_as_they_declare_by_reduction_across_locks() {
        return programs("lapor", 2 * HASTE * HASTE);
    }

    @TestFactory
    Stream<DynamicTest> programs_are_judged_as_they_declare_by_random_walks() {
        return programs("random", 2 * HASTE * HASTE);
    }

    private Stream<DynamicTest> programs(String strategy, int part) {
        List<Class<?>> all = Corpus.all().stream()
                .filter(program -> !Corpus.expectation(program).finding().equals("TOOL_FAULT"))
                .toList();
        return Share.of("corpus under " + strategy, all, part).stream()
                .map(program -> Share.test(program.getSimpleName(), () -> check(program, strategy)));
    }

    private void check(Class<?> program, String strategy) throws URISyntaxException {
        Path classes = Path.of(
                Corpus.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        CorpusCheck check = new CorpusCheck(Corpus.expectation(program), classes, program.getName());
        assertThat(check.objectionsUnder(strategy, out)).isEmpty();
    }
}
