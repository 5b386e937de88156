package io.selvage.testbed.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.Corpus;
import io.selvage.testbed.Expect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A program that the index forgets would never be run. */
@Tag("once")
class CorpusIndexTest {
    private static final Path CLASSES = Path.of("target", "classes");

    @Test
    void every_program_that_declares_something_is_in_the_index_once() throws IOException {
        List<String> indexed = Corpus.all().stream().map(Class::getName).toList();
        assertThat(indexed).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(declaring());
    }

    private static List<String> declaring() throws IOException {
        try (Stream<Path> files = Files.walk(CLASSES.resolve(Path.of("io", "selvage", "testbed")))) {
            return files.map(CLASSES::relativize)
                    .map(Path::toString)
                    .filter(name -> name.endsWith(".class"))
                    .map(name -> name.substring(0, name.length() - ".class".length())
                            .replace(CLASSES.getFileSystem().getSeparator(), "."))
                    .filter(CorpusIndexTest::declares)
                    .toList();
        }
    }

    private static boolean declares(String name) {
        try {
            return Class.forName(name, false, CorpusIndexTest.class.getClassLoader())
                    .isAnnotationPresent(Expect.class);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
