package io.selvage.testbed.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page about the corpus says what the programs declare; {@code -Dselvage.golden=write} writes it anew. */
@Tag("once")
class CorpusPageTest {
    private static final Path PAGE = Path.of("..", "docs", "corpus.md");

    @Test
    void the_page_says_what_the_programs_declare() throws IOException {
        if ("write".equals(System.getProperty("selvage.golden"))) {
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, CorpusPage.text());
        }
        assertThat(Files.readString(PAGE))
                .as("docs/corpus.md; -Dselvage.golden=write writes it anew")
                .isEqualTo(CorpusPage.text());
    }
}
