package io.selvage.testbed.commandline;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The front page shows what really happens. */
class ReadmeTest {
    private static final Path README = Path.of("..", "README.md");

    @TempDir
    private Path folder;

    @Test
    void its_example_is_reported_as_it_says() throws IOException {
        String text = Files.readString(README);
        Path source = Files.writeString(folder.resolve("Transfer.java"), block(text, "java"));
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString()))
                .isZero();
        List<String> shown = block(text, "text").lines().toList();
        assertThat(shown.get(0)).startsWith("$ ./selvage ");
        String[] arguments = shown.get(0).substring("$ ./selvage ".length()).split(" ");
        SelvageProcess.Run run = SelvageProcess.selvage(folder, arguments);
        assertThat(run.exit()).isEqualTo(1);
        assertThat(withoutFigures(run.out())).isEqualTo(String.join("\n", shown.subList(1, shown.size())));
    }

    @Test
    void it_fits_on_a_few_screens_and_its_links_lead_somewhere() throws IOException {
        assertThat(Files.readAllLines(README)).hasSizeLessThan(120);
        List<Path> pages;
        try (var docs = Files.list(Path.of("..", "docs"))) {
            pages = docs.filter(page -> page.toString().endsWith(".md")).collect(Collectors.toList());
        }
        pages.add(README);
        for (Path page : pages) {
            Matcher link = Pattern.compile("\\]\\(([^):#]+)\\)").matcher(Files.readString(page));
            while (link.find()) {
                assertThat(page.resolveSibling(link.group(1))).exists();
            }
        }
    }

    /** The first one of its language. */
    private static String block(String text, String language) {
        int begin = text.indexOf("```" + language + "\n") + language.length() + 4;
        return text.substring(begin, text.indexOf("\n```", begin)) + "\n";
    }

    /** The last line tells times and versions. */
    private static String withoutFigures(String report) {
        return report.stripTrailing()
                .substring(0, report.stripTrailing().lastIndexOf('\n'))
                .stripTrailing();
    }
}
