package io.selvage.testbed.corpus;

import io.selvage.model.FailureClass;
import io.selvage.model.FindingKind;
import io.selvage.testbed.Corpus;
import io.selvage.testbed.Expect;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The page about the corpus: what each program is about, as its source says, and what it declares. */
final class CorpusPage {
    private static final Path SOURCES = Path.of("src", "main", "java", "io", "selvage", "testbed");
    private static final List<String> PACKAGES = List.of("kernel", "component", "lockfree", "variant");
    private static final Pattern DESCRIPTION =
            Pattern.compile("/\\*\\*(.*?)\\*/\\s*(?:@Expect|package)", Pattern.DOTALL);

    private final StringBuilder page = new StringBuilder();

    static String text() {
        return new CorpusPage().write();
    }

    private String write() {
        page.append("""
                # The corpus

                `selvage-testbed` has small programs with declared verdicts. `corpus.txt` lists them. `CorpusPageTest`
                writes this page from the `@Expect` annotations of the programs (`-Dselvage.golden=write`).

                The tests explore each program with `dfs`, `dpor` and `random`. They compare findings and output with
                the declaration, and replay the finding. A strategy under *proved by* exhausts the program in every
                build, so the verdict holds for all schedules. `dfs` is listed too if brute force exhausts the program
                within seconds.

                Five packages are not listed: `jdk` has one program per JDK construct, `hostile` has programs that are
                difficult for a tool, `raw` and `sideways` reach memory by `Unsafe`, handles, reflection and copies,
                `inside` uses JDK classes that are interleaved within.
                """);
        PACKAGES.forEach(this::section);
        failureTable();
        return page.toString();
    }

    private void section(String name) {
        page.append("\n## ").append(name).append("\n");
        page.append(description(SOURCES.resolve(name).resolve("package-info.java")));
        page.append("\n\n| program | what it is | verdict | class | proved by |\n|---|---|---|---|---|\n");
        for (Class<?> program : programs(name)) {
            row(program);
        }
    }

    private void row(Class<?> program) {
        Expect expect = Corpus.expectation(program);
        Path source = SOURCES.resolve(shortPackage(program)).resolve(program.getSimpleName() + ".java");
        page.append("| `").append(program.getSimpleName());
        page.append("` | ").append(description(source));
        page.append(" | ").append(verdict(expect));
        page.append(" | ").append(failureClass(expect));
        page.append(" | ").append(proof(expect)).append(" |\n");
    }

    private void failureTable() {
        page.append(
                "\n## The failure table\nThe programs of each failure class. Correct twins have similar names.\n\n");
        page.append("| class | meaning | programs |\n|---|---|---|\n");
        for (FailureClass each : FailureClass.values()) {
            String names = PACKAGES.stream()
                    .flatMap(name -> programs(name).stream())
                    .filter(program -> failureClass(Corpus.expectation(program)).equals(each.text()))
                    .map(program -> "`" + program.getSimpleName() + "`")
                    .collect(Collectors.joining(" "));
            page.append("| ").append(each.text());
            page.append(" | ").append(each.meaning());
            page.append(" | ").append(names).append(" |\n");
        }
    }

    private static List<Class<?>> programs(String name) {
        return Corpus.all().stream()
                .filter(program -> shortPackage(program).equals(name))
                .toList();
    }

    private static String shortPackage(Class<?> program) {
        return program.getPackageName().substring(Corpus.class.getPackageName().length() + 1);
    }

    private static String verdict(Expect expect) {
        if (!expect.finding().isEmpty()) {
            return "`" + expect.finding() + "`";
        }
        if (expect.outputs().length == 0) {
            return "never ends; `run` stops and makes no claim";
        }
        return expect.outputs().length > 1 ? "passes, prints one of " + expect.outputs().length : "passes";
    }

    private static String failureClass(Expect expect) {
        if (!expect.failureClass().isEmpty() || expect.finding().isEmpty()) {
            return expect.failureClass();
        }
        return FindingKind.valueOf(expect.finding())
                .usualClass()
                .map(FailureClass::text)
                .orElse("");
    }

    private static String proof(Expect expect) {
        if (expect.proof().isEmpty()) {
            return "";
        }
        return "`" + expect.proof() + "`" + (expect.exhaustive() ? ", `dfs`" : "");
    }

    private static String description(Path source) {
        try {
            Matcher matcher = DESCRIPTION.matcher(Files.readString(source));
            if (!matcher.find()) {
                throw new IllegalStateException(source + " does not say what it is");
            }
            return Arrays.stream(matcher.group(1).split("\n"))
                    .map(line -> line.replaceFirst("^\\s*\\*", "").strip())
                    .collect(Collectors.joining(" "))
                    .strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
