package io.selvage.testbed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the formatter leaves alone (comments, strings, text blocks) is within 120 columns, too. */
@Tag("once")
class SourceWidthTest {
    private static final int COLUMNS = 120;
    private static final Path ROOT = Path.of("..");

    @Test
    void no_line_of_a_source_file_is_too_long() throws IOException {
        List<Path> sources = sources();
        assertThat(sources).hasSizeGreaterThan(1_000);
        List<String> tooLong = new ArrayList<>();
        for (Path source : sources) {
            List<String> lines = Files.readAllLines(source);
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).length() > COLUMNS) {
                    tooLong.add(source + ":" + (i + 1));
                }
            }
        }
        assertThat(tooLong).as("lines of more than %d columns", COLUMNS).isEmpty();
    }

    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        try (Stream<Path> modules = Files.list(ROOT)) {
            for (Path module : modules.filter(
                            ours -> ours.getFileName().toString().startsWith("selvage-"))
                    .toList()) {
                addSources(module.resolve("src"), sources);
            }
        }
        return sources;
    }

    private static void addSources(Path folder, List<Path> sources) throws IOException {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }
    }
}
