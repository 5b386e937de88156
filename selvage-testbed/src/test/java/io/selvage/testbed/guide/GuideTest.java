package io.selvage.testbed.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The examples of the guide are what really happens: programs are compiled and run, and what they print is compared;
 * other blocks are parts of files that tests of this project run. {@code -Dselvage.golden=write} writes what commands
 * print into the pages.
 */
class GuideTest {
    private static final Path PROJECT = Path.of("..");
    private static final Pattern OPTION = Pattern.compile("(?<=[\\s`])--[a-z][a-z-]*");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ci",
                "first-project",
                "kotlin",
                "not-found",
                "small-tests",
                "spring",
                "time-limits",
                "tool-fault"
            })
    void a_page_shows_what_happens(String name) throws IOException {
        Path page = PROJECT.resolve("docs").resolve(name + ".md");
        List<String> lines = Files.readAllLines(page);
        List<GuideBlock> blocks = GuideBlock.of(lines);
        for (GuideBlock block : blocks) {
            if (!block.type().isEmpty()) {
                Files.writeString(folder.resolve(block.type() + ".java"), block.text());
            }
        }
        for (int i = blocks.size() - 1; i >= 0; i--) {
            check(blocks.get(i), lines);
        }
        if (System.getProperty("selvage.golden", "").equals("write")) {
            Files.write(page, lines);
        }
        assertThat(Files.readAllLines(page)).isEqualTo(lines);
    }

    /** Puts what happens into {@code lines}, where that can be told by running a command. */
    private void check(GuideBlock block, List<String> lines) throws IOException {
        if (!block.source().isEmpty()) {
            assertThat(withoutIndent(Files.readAllLines(PROJECT.resolve(block.source()))))
                    .as(block.source())
                    .containsSequence(withoutIndent(block.lines()));
        } else if (block.isTranscript()) {
            List<String> inside = lines.subList(
                    block.first() + 1, block.first() + 1 + block.lines().size());
            List<String> happened = Transcript.of(block, folder);
            inside.clear();
            inside.addAll(happened);
        } else {
            assertThat(block.language().equals("sh") || !block.type().isEmpty())
                    .as("nothing runs the example in line " + (block.first() + 1))
                    .isTrue();
        }
    }

    private static List<String> withoutIndent(List<String> lines) {
        List<String> stripped = new ArrayList<>();
        lines.forEach(line -> stripped.add(line.strip().replace("@project.version@", version())));
        return stripped;
    }

    private static String version() {
        return "0.1.0-SNAPSHOT";
    }

    @ParameterizedTest
    @ValueSource(strings = {"ci", "command-line", "first-project", "junit", "not-found", "small-tests", "time-limits"})
    void a_page_names_only_options_that_there_are(String name) throws IOException {
        Set<String> known = new TreeSet<>(Set.of("--enable-preview"));
        for (String command : List.of("run", "monitor", "script", "verify", "mutate")) {
            known.addAll(options(SelvageProcess.here(folder, command, "--help").out()));
        }
        assertThat(options(Files.readString(PROJECT.resolve("docs").resolve(name + ".md"))))
                .isSubsetOf(known);
    }

    private static Set<String> options(String text) {
        Set<String> options = new TreeSet<>();
        Matcher option = OPTION.matcher(text);
        while (option.find()) {
            options.add(option.group());
        }
        return options;
    }
}
