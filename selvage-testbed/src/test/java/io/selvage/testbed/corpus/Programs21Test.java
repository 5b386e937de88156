package io.selvage.testbed.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.Corpus;
import io.selvage.testbed.Expect;
import io.selvage.testbed.SelvageProcess;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Programs that need JDK 21, virtual threads above all: compiled here, then judged like the rest of the corpus. */
class Programs21Test {
    @TempDir
    private Path folder;

    /** On an older JDK there is nothing to judge: the language does not know these programs. */
    @TestFactory
    Stream<DynamicTest> every_program_for_newer_JDKs_is_judged_as_it_declares() throws IOException {
        if (Runtime.version().feature() < 21) {
            return Stream.of(DynamicTest.dynamicTest(
                    "the programs are listed",
                    () -> assertThat(Corpus.sources21()).isNotEmpty()));
        }
        Path classes = compile();
        return Corpus.sources21().stream()
                .map(source -> DynamicTest.dynamicTest(source.className(), () -> {
                    Expect expect = expectation(classes, source.className());
                    assertThat(new CorpusCheck(expect, classes, source.className()).objectionsUnder("random", folder))
                            .isEmpty();
                }));
    }

    private Path compile() throws IOException {
        Path sources = Files.createDirectories(folder.resolve("programs21"));
        Path classes = Files.createDirectories(folder.resolve("classes"));
        for (Corpus.Source source : Corpus.sources21()) {
            String name = source.className().substring(source.className().lastIndexOf('.') + 1);
            Files.writeString(sources.resolve(name + ".java"), source.text());
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> all = Files.list(sources)) {
            boolean compiled = compiler.getTask(
                            null,
                            files,
                            null,
                            List.of("--release", "21", "-d", classes.toString(), "-cp", SelvageProcess.corpus()),
                            null,
                            files.getJavaFileObjectsFromPaths(all.toList()))
                    .call();
            assertThat(compiled).isTrue();
        }
        return classes;
    }

    private static Expect expectation(Path classes, String name) throws Exception {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, Corpus.class.getClassLoader())) {
            return Corpus.expectation(Class.forName(name, false, loader));
        }
    }
}
