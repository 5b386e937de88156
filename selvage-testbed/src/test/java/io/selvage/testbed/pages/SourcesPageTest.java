package io.selvage.testbed.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.SelvageProcess.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/sources.md says of ours is what its commands print. */
@Tag("once")
class SourcesPageTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern TEST = Pattern.compile("`(\\w+Test)`");
    private static final Pattern LINK = Pattern.compile("\\]\\((\\w[\\w-]*\\.md)");

    @TempDir
    private Path folder;

    private final Map<String, String> printed = new HashMap<>();

    @Test
    void every_command_prints_what_the_page_says() throws IOException {
        List<String> wrong = new ArrayList<>();
        int commands = 0;
        for (String line : Files.readAllLines(ROOT.resolve("docs/sources.md"))) {
            String[] cells = line.split("\\|");
            if (!line.startsWith("| ") || cells.length < 5) {
                continue;
            }
            String shown = cells[4].strip();
            if (shown.startsWith("`./selvage ")) {
                commands++;
                String output = run(shown.substring("`./selvage ".length(), shown.length() - 1));
                List<String> claims = quoted(cells[3]);
                assertThat(claims).as(line).isNotEmpty();
                claims.stream()
                        .filter(claim -> !output.contains(claim))
                        .forEach(claim -> wrong.add(shown + " does not print " + claim + " but " + start(output)));
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(commands).isGreaterThan(30);
    }

    @Test
    void tests_and_pages_that_it_names_exist() throws IOException {
        String page = Files.readString(ROOT.resolve("docs/sources.md"));
        List<String> files;
        try (Stream<Path> all = Files.walk(ROOT, 14)) {
            files = all.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith("Test.java"))
                    .toList();
        }
        assertThat(TEST.matcher(page).results().map(name -> name.group(1) + ".java"))
                .isNotEmpty()
                .allMatch(files::contains);
        assertThat(LINK.matcher(page).results().map(link -> ROOT.resolve("docs").resolve(link.group(1))))
                .isNotEmpty()
                .allMatch(Files::exists);
    }

    private static List<String> quoted(String cell) {
        return QUOTED.matcher(cell).results().map(result -> result.group(1)).toList();
    }

    private String run(String command) {
        return printed.computeIfAbsent(command, key -> {
            Run run = SelvageProcess.here(folder, arguments(key));
            return run.out() + run.err();
        });
    }

    private String[] arguments(String command) {
        return WORD.matcher(command)
                .results()
                .map(SourcesPageTest::word)
                .map(word -> word.replaceFirst("^OUT", folder.toAbsolutePath() + "/out"))
                .map(word -> word.replace("selvage-testbed/target/classes", SelvageProcess.corpus()))
                .map(word -> word.replace("selvage-testbed/target/test-classes", SelvageProcess.tests()))
                .map(word -> word.replaceFirst("^(selvage-\\w+/target/classes)$", ROOT.toAbsolutePath() + "/$1"))
                .toArray(String[]::new);
    }

    private static String word(MatchResult result) {
        return result.group(1) == null ? result.group(2) : result.group(1);
    }

    private static String start(String output) {
        return output.substring(0, Math.min(300, output.length()));
    }
}
